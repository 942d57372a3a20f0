import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { pseudo } from "./pseudo.mjs";

const CATALOGUE = fileURLToPath(new URL("../../messages", import.meta.url));
const compile = () =>
  execFileSync("node", [fileURLToPath(new URL("compile.mjs", import.meta.url))], { stdio: "inherit" });

/** Compiles the messages before anything imports them, and again when one changes under `npm run dev`. */
export const compiledMessages: Plugin = {
  name: "compiled-messages",
  config: () => void compile(),
  configureServer({ watcher }) {
    watcher.add(CATALOGUE);
    watcher.on("change", (file) => file.startsWith(CATALOGUE) && compile());
  },
};

type Plural = { declarations: string[]; selectors: string[]; match: Record<string, string> };
type Rows = Record<string, string | Plural[]>;

/** Reads the catalogue, in the pseudo-locale if the build has one. */
function readRows(): Rows {
  const rows = readdirSync(CATALOGUE).map((area) =>
    JSON.parse(readFileSync(join(CATALOGUE, area, "en.json"), "utf8")),
  );
  const all: Rows = Object.assign({}, ...rows);
  return process.env.PSEUDO ? pseudo(all, process.env.PSEUDO) : all;
}

/** Turns `text` into a template of its inputs; `{shown}` becomes the formatted count. */
const templateOf = (text: string, count: string) =>
  `\`${text
    .replace(/[`$]/g, "\\$&")
    .replace(/(?<!\\)\{(\w+)\}/g, (_, name) =>
      name === "shown" ? `\${i.${count}.toLocaleString("en")}` : `\${i.${name}}`,
    )
    .replace(/\\([{}])/g, "$1")}\``;

/** Returns a message as a function expression; undefined for a message with tags or several plurals. */
function functionOf(message: string | Plural[]): string | undefined {
  if (typeof message === "string")
    return /\{#/.test(message) ? undefined : `((i) => ${templateOf(message, "count")})`;
  const [{ declarations, match } = { declarations: [], match: {} }] = message;
  const count = /local form = (\w+): plural/.exec(declarations.join("\n"))?.[1];
  const { "form=one": one, "form=other": other, ...more } = match as Record<string, string>;
  if (!count || one === undefined || other === undefined || Object.keys(more).length > 0) return undefined;
  return `((i) => i.${count} === 1 ? ${templateOf(one, count)} : ${templateOf(other, count)})`;
}

/** Matches calls whose inputs are names, members or no-argument calls of them: `m.site_bar_back_to({ page: home.label })`. */
const PLAIN_CALL = /\bm\.([a-z]+_\w+)\(\{ (\w+(?:: [\w.]+(?:\(\))?)?(?:, \w+(?:: [\w.]+(?:\(\))?)?)*) \}\)/g;

/** Returns the message of such a call as a template of its inputs, which is shorter than calling a function with them. */
function filled(message: string | Plural[] | undefined, inputs: string): string | undefined {
  if (typeof message !== "string" || functionOf(message) === undefined) return undefined;
  const values = new Map(
    inputs.split(", ").map((input) => {
      const [name = "", value = name] = input.split(": ");
      return [name, value];
    }),
  );
  return functionOf(message)
    ?.slice("((i) => ".length, -1)
    .replace(/\$\{i\.(\w+)\}/g, (all, name) => (values.has(name) ? `\${${values.get(name)}}` : all));
}

/**
 * Screens that hydrate are in English. In the browser build, components shared with translated pages have their text
 * inlined, so that no catalogue is loaded.
 */
export const messagesInPlace: Plugin = {
  name: "messages-in-place",
  enforce: "pre",
  transform(code, _id, options) {
    if (options?.ssr || !code.includes('from "~/messages/messages"')) return;
    const rows = readRows();
    const filledIn = code.replace(
      PLAIN_CALL,
      (all, key: string, inputs: string) => filled(rows[key], inputs) ?? all,
    );
    const placed = filledIn.replace(/\bm\.([a-z]+_\w+)\b(\(\))?(?!\.parts)/g, (all, key: string, call) => {
      const message = rows[key];
      const written = message === undefined ? undefined : functionOf(message);
      if (written === undefined) return all;
      if (call && typeof message === "string") return JSON.stringify(message.replace(/\\([{}])/g, "$1"));
      return `${written}${call ?? ""}`;
    });
    return {
      code: /\bm\.[a-z]+_/.test(placed)
        ? placed
        : placed.replace(/^import \{ m \} from "~\/messages\/messages";\n/m, ""),
      map: null,
    };
  },
};
