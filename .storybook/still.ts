/** Under automation nothing moves: no transition, animation, blinking caret or smooth scrolling; and all is laid out, however far from the window. */
if (navigator.webdriver) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*,*::before,*::after{transition:none!important;animation:none!important;caret-color:transparent!important;scroll-behavior:auto!important;content-visibility:visible!important}',
  );
  document.adoptedStyleSheets.push(sheet);
}
