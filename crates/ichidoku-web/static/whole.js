// The module with techniques and the lab, fetched when a worker first needs it, and the words of a language; English is
// built in.
export async function fetchWhole(language) {
  const module = await import("./ichidoku_whole.js");
  await module.default();
  await learnWords(module.learn, language, "hints");
  return module.answer;
}

// Has a module learn the words of a language: those of hints, or those of variants with them.
export async function learnWords(learn, language, part) {
  if (language === "en") return;
  const words = await fetch(`words/${language}.${part}.txt`);
  if (words.ok) learn(await words.text());
}
