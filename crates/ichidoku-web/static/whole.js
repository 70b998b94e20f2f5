// The module with techniques and the lab, fetched when a worker first needs it, and the words of a language; English is
// built in.
export async function fetchWhole(language) {
  const module = await import("./ichidoku_whole.js");
  await module.default();
  if (language !== "en") {
    const words = await fetch(`words/${language}.hints.txt`);
    if (words.ok) module.learn(await words.text());
  }
  return module.answer;
}
