(() => {
  const held = [];
  const typed = new Set();
  let started = false;
  let isLoading = false;
  let pause = 500;
  let next;

  const add = (attributes) => document.head.append(Object.assign(document.createElement('link'), attributes));

  const start = () => {
    const { content, dataset } = document.querySelector('meta[name="entry"]');
    const part = document.querySelector('meta[name="part"]')?.content;
    if (!started) announce([...dataset.scripts.split(' '), ...(part ? part.split(' ') : [])], dataset.texts.split(' '));
    started = true;
    if (isLoading) return;
    isLoading = true;
    // The libraries in a task of their own: a tap is answered between them and the app.
    import(dataset.scripts.split(' ')[0])
      .then(() => import(content))
      .catch(() => {
        isLoading = false;
        insist(start);
      });
  };

  const announce = (scripts, texts) => {
    // A few at a time: asking for all of them at once would keep a slow phone from answering.
    const preload = () => {
      for (const href of scripts.splice(0, 6)) add({ rel: 'modulepreload', href });
      if (scripts.length) setTimeout(preload);
    };
    preload();
    for (const href of texts) add({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  };

  // A network that swallowed a script is asked again, ever more rarely; from the second time on the page says so.
  const insist = (again) => {
    if (pause > 500) document.getElementById('late').hidden = false;
    clearTimeout(next);
    next = setTimeout(again, pause);
    pause = Math.min(2 * pause, 30_000);
  };

  const hold = (event, element, replay) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    element.dataset.held = '';
    held.push([element, replay]);
    start();
  };

  const BUTTONS = 'button:not([popovertarget]):not([type="submit"])';

  // The app passes typed text on to the page that a link of its form leads to; the browser alone would lose it.
  const isLeavingTyped = ({ ctrlKey, metaKey, shiftKey }) => typed.size > 0 && !ctrlKey && !metaKey && !shiftKey;

  const listeners = {
    click: (event) => {
      const pressed = event.target.closest(isLeavingTyped(event) ? `${BUTTONS},form a` : BUTTONS);
      if (pressed && event.isTrusted) hold(event, pressed, () => pressed.click());
    },
    submit: (event) => hold(event, event.target, () => event.target.requestSubmit()),
    input: (event) => typed.add(event.target),
    pointerdown: start,
    keydown: start,
    touchstart: start,
  };
  for (const type in listeners) document.addEventListener(type, listeners[type], { capture: true, passive: type === 'touchstart' });

  window.earlyIntents = {
    insist,
    release() {
      for (const type in listeners) document.removeEventListener(type, listeners[type], { capture: true });
      const fields = [...typed];
      const intents = held.splice(0);
      typed.clear();
      // Nothing is early any more, nor late.
      document.getElementById('late').remove();
      delete window.earlyIntents;
      return { fields, intents };
    },
  };

  const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run, 50));
  if (document.readyState === 'complete') whenIdle(start);
  else addEventListener('load', () => whenIdle(start), { once: true });
  // Neither a picture that never comes nor a machine that is never idle keeps the page as it was served.
  setTimeout(start, 8_000);
})();
