import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Returns the name for the pictures: from the environment, or wrangler.toml ([env.<CLOUDFLARE_ENV>.vars], then [vars]). */
function appNameOf(root: string, env: NodeJS.ProcessEnv = process.env): string {
  if (env.APP_NAME) return env.APP_NAME;
  const toml = readFileSync(join(root, "wrangler.toml"), "utf8");
  const sections = [...(env.CLOUDFLARE_ENV ? [`env.${env.CLOUDFLARE_ENV}.vars`] : []), "vars"];
  for (const section of sections) {
    const body = toml.split(`\n[${section}]\n`)[1]?.split(/\n\[/)[0];
    const name = body?.match(/^APP_NAME\s*=\s*(?:"([^"]*)"|'([^']*)')/m);
    if (name) return name[1] ?? name[2] ?? "";
  }
  throw new Error("wrangler.toml has no APP_NAME under [vars].");
}

/** Adds the pictures of shared links and the icons to the site's files, in the browser build. */
export function sharingPictures(root: string): Plugin {
  let isServerBuild = false;
  return {
    name: "sharing-pictures",
    apply: "build",
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
    },
    async generateBundle() {
      if (isServerBuild) return;
      const folder = join(root, "scripts", "pictures");
      const { picturesOf } = await import("./draw");
      const files = await picturesOf(appNameOf(root), {
        tokensFile: join(root, "app/styles/tokens.css"),
        catalogueFile: join(root, "messages/pictures/en.json"),
        sources: [
          join(root, "app/ui/charts/way-shapes.ts"),
          join(root, "package-lock.json"),
          ...readdirSync(folder).map((name) => join(folder, name)),
        ],
        cacheFolder: join(root, "node_modules/.cache/pictures"),
      });
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
