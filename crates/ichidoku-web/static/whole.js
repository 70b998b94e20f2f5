// The module with techniques and the lab, fetched when a worker first needs it.
export async function fetchWhole() {
  const module = await import("./ichidoku_whole.js");
  await module.default();
  // The worker's name is the language of the page; English is built in.
  if (self.name !== "en") {
    const words = await fetch(`words/${self.name}.hints.txt`);
    if (words.ok) module.learn(await words.text());
  }
  return module.answer;
}
