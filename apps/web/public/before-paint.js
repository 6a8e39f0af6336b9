// Runs before the first paint, so that a dark page never flashes light and a member never sees a guest's page. src/lib/theme.ts and src/main.tsx go on from here.
{
  let theme = null;
  let hasSession = location.search.includes('privy_oauth_code');
  try {
    theme = localStorage.getItem('mutuals.theme');
    hasSession ||=
      localStorage.getItem('mutuals.privy.session') !== null ||
      (localStorage.getItem('mutuals.sandbox.session') ?? '').startsWith('{');
  } catch {
    // Storage is closed: the device decides, and nobody is signed in.
  }
  const page = document.documentElement.dataset;
  page.theme =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches) ? 'dark' : 'light';
  if (hasSession) page.member = '';

  const { head } = document;
  const ask = (addresses) => {
    for (const file of addresses) {
      const link = document.createElement('link');
      link.crossOrigin = '';
      if (file.endsWith('.js')) link.rel = 'modulepreload';
      else if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
      else Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2' });
      // The first script comes first.
      link.fetchPriority = 'low';
      link.href = file;
      head.append(link);
    }
  };

  // What a page loads beside the first script, not after it: a guest's to answer to a hand, a member's to show (scripts/prerender.ts).
  const files = document.getElementById('page-files');
  if (files) {
    const { faces, guest, frame, pages } = JSON.parse(files.textContent);
    const byPattern = hasSession ? pages : guest;
    const pattern = Object.keys(byPattern).find((each) =>
      new RegExp(`^${each.replace(/:\w+/g, '[^/]+')}/?$`).test(location.pathname),
    );
    const { code = [], texts } = byPattern[pattern] ?? {};
    if (texts)
      window.pageTexts = fetch(texts, { priority: 'low' })
        .then((answer) => (answer.ok ? answer.json() : null))
        .catch(() => null);
    if (hasSession) {
      ask([...frame, ...code]);
      // A member's page shows nothing before its code and its data: the faces come once the first script has run, beside the answers of its calls.
      addEventListener('DOMContentLoaded', () => ask(faces));
    } else ask([...faces, ...code]);
  }

  // Without Chinese letters a machine draws boxes of another width until those of the page have come, and the lines would break anew then.
  // This face has one empty letter, an em wide, for all of them (styles.css; docs/decisions/008-prerendered-pages.md).
  if (document.documentElement.lang === 'zh') {
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = '100px system-ui';
    if (pen.measureText('中').width !== 100)
      document.fonts.add(
        new FontFace(
          'Em',
          Uint8Array.from(
            atob(
              'd09GMgABAAAAAAE8AAoAAAAAAsAAAAD0AAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAABmAAgRQKFDQBNgIkAwYLBgAEIAVRBykbIQIwngW5OblaghBb/XapJkQQ7febvfuOJpJGkmiyRPREE/FIauQoHqq/hCSuTwDV3z4ZRJSlw+NAExtGMQeUeFxAOMEwwAOecHG2G2aPCYXcq3L+DMpKqn1V0A7TC/TfFav5tIh86hYA0AsyMjplgTTshJJelHowpyhy7RCgBSwDKvTfMfCAYBCDBYJRzI5gDvcFgi98K4UWqxhIoIRANoFBjqYOAHjBq8PTK20T13L+hA8KJAiBLIHglP8kfwhxFYj8CQJJFiABAKBkXICQECCpSrIo1YWSujNp1TJz9KT6gxlHlmzZceXQmnPJxFqR0tYRAA==',
            ),
            (letter) => letter.charCodeAt(0),
          ),
        ),
      );
  }

  // What is clicked before the page is hydrated is clicked again afterwards (src/routing/replay-early-click.ts).
  const early = new AbortController();
  window.earlyClick = { target: null, stop: () => early.abort() };
  addEventListener('click', ({ target }) => (window.earlyClick.target = target.closest('button, [role="tab"]')), {
    signal: early.signal,
  });
}
