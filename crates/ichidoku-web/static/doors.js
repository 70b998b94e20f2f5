// What the system hands to the app: files that are opened with it, and what is shared with it. Each goes the way of what is
// dropped or pasted on the page, once that listens.
const SHARED = `shared ${new URL("./", location.href)}`;

// The app shows itself a little after it is there, in some languages later than in others.
async function listening() {
  while (!document.querySelector("#board, main")) await new Promise(requestAnimationFrame);
}

async function open(files) {
  await listening();
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  window.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
}

async function paste(text) {
  await listening();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  window.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
}

// The service worker keeps what was shared until the page that it opens for that takes it.
async function take() {
  const cache = await caches.open(SHARED);
  const form = await (await cache.match("share"))?.formData();
  await caches.delete(SHARED);
  history.replaceState(null, "", location.pathname);
  if (!form) return;
  const files = form.getAll("file").filter((file) => file.size > 0);
  const text = ["url", "text"].map((name) => form.get(name)).filter(Boolean).join("\n");
  if (files.length > 0) await open(files);
  else if (text) await paste(text);
}

if (location.search === "?shared") take();
window.launchQueue?.setConsumer(async ({ files }) => {
  if (files.length > 0) await open(await Promise.all(files.map((handle) => handle.getFile())));
});
