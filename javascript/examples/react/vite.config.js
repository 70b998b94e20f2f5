import { defineConfig } from "vite";

export default defineConfig({
    // `npm create vite` puts the plugin for React here, which does as well.
    esbuild: { jsx: "automatic" },
    // The development server would move the package's code away from its WebAssembly and its worker.
    optimizeDeps: { exclude: ["ichidoku"] },
});
