// Fetches a module of the app, and starts it.
export async function load(name) {
  const module = await import(`./ichidoku_${name}.js`);
  await module.default();
  return module;
}

// Starts the module of a page. Where it can't be fetched, as on a first visit that lost its connection, the page says so.
export async function start(name) {
  return await load(name).catch((reason) => {
    tellFailure();
    throw reason;
  });
}

// Tells it in the reader's language if that is there, or else in English.
function tellFailure() {
  const told = document.querySelector("#failed");
  const inLanguage = (language) => [...told.children].find(({ lang }) => language.toLowerCase().startsWith(lang));
  told.replaceChildren(navigator.languages.map(inLanguage).find(Boolean) ?? told.firstElementChild);
  told.querySelector("button").addEventListener("click", () => location.reload());
  told.hidden = false;
}
