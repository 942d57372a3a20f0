import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { messageProblems } from "../../scripts/messages/check-messages.mjs";
import { messagesAtModuleScope } from "../../scripts/messages/module-scope.mjs";
import { pseudo } from "../../scripts/messages/pseudo.mjs";

type Message = string | [{ selectors: string[]; match: Record<string, string> }];

const areas = readdirSync("messages").filter((area) => area !== "language");
const read = (area: string): Record<string, Message> =>
  JSON.parse(readFileSync(`messages/${area}/en.json`, "utf8"));
const textsOf = (message: Message) =>
  typeof message === "string" ? [message] : Object.values(message[0].match);
const placeholdersOf = (text: string) => text.match(/\{[^{}]*\}/g) ?? [];

const PLURAL = [
  {
    declarations: ["input count", "local form = count: plural", "local shown = count: number"],
    selectors: ["form"],
    match: { "form=one": "{shown} deal", "form=other": "{shown} deals" },
  },
];

describe("the message catalogue", () => {
  it("contains the text of every translated file, and no text that code compares", () => {
    expect(messageProblems()).toEqual([]);
  });

  it("is not read by any module at load time", async () => {
    expect(await messagesAtModuleScope()).toEqual([]);
  });

  it.each(areas)("opens and closes each tag of %s", (area) => {
    for (const [key, message] of Object.entries(read(area)))
      for (const text of textsOf(message)) {
        const open: string[] = [];
        for (const [, kind, name] of text.matchAll(/\{([#/])(\w+)\}/g))
          if (kind === "#") open.push(String(name));
          else expect([key, open.pop()]).toEqual([key, name]);
        expect([key, open]).toEqual([key, []]);
      }
  });

  it.each(areas)("has the singular and the plural of each count of %s", (area) => {
    for (const [key, message] of Object.entries(read(area))) {
      if (typeof message === "string" || !message[0].selectors.includes("form")) continue;
      const forms = Object.keys(message[0].match);
      for (const form of ["form=one", "form=other"])
        expect([key, forms.some((name) => name.split(",").some((part) => part.trim() === form))]).toEqual([
          key,
          true,
        ]);
    }
  });
});

describe("the pseudo-locale", () => {
  it.each(areas)("has longer, accented text for every message of %s", (area) => {
    const rows = read(area);
    const made: Record<string, Message> = pseudo(rows, "ltr");
    for (const [key, message] of Object.entries(rows))
      for (const [at, text] of textsOf(message).entries()) {
        const other = textsOf(made[key] ?? "")[at] ?? "";
        expect([key, placeholdersOf(other)]).toEqual([key, placeholdersOf(text)]);
        const bare = other.replace(/\{[^{}]*\}/g, "");
        expect([key, bare.match(/[a-zA-Z]/g)]).toEqual([key, null]);
        expect(bare.length, key).toBeGreaterThan(text.replace(/\{[^{}]*\}/g, "").length);
      }
  });

  it("keeps placeholders and tags, and is 40% longer", () => {
    const { site_terms: text } = pseudo({ site_terms: "Read the {#link}terms{/link}, {name}" }, "ltr");
    expect(text).toBe("[Ŕéàď ţĥé {#link}ţéŕɱš{/link}, {name}~~~~~~~]");
  });

  it("translates each plural", () => {
    const { deals } = pseudo({ deals: PLURAL }, "ltr");
    expect(deals[0].match).toEqual({ "form=one": "[{shown} ďéàļ~~]", "form=other": "[{shown} ďéàļš~~~]" });
  });

  it("sets the text direction, and reverses the text", () => {
    const made = pseudo({ language_direction: "ltr", auth_title: "Sign in" }, "rtl");
    expect(made.language_direction).toBe("rtl");
    expect(made.auth_title).toMatch(/^\u202e\[.*\]\u202c$/);
  });
});
