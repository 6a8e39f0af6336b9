/**
 * Under automation nothing moves: no transition, animation, blinking caret or smooth scrolling; and everything is laid out, however far from the
 * window. `hidden="until-found"`, as on the closed answers of an Accordion, stays hidden.
 */
if (navigator.webdriver) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*,*::before,*::after{transition:none!important;animation:none!important;caret-color:transparent!important;scroll-behavior:auto!important}:not([hidden]){content-visibility:visible!important}',
  );
  document.adoptedStyleSheets.push(sheet);
}
