import { describe, expect, it } from "vitest";
import { messageProblems } from "../../scripts/messages/check-messages.mjs";
import { messagesAtModuleScope } from "../../scripts/messages/module-scope.mjs";
import { pseudo } from "../../scripts/messages/pseudo.mjs";

const PLURAL = [
  {
    declarations: ["input count", "local form = count: plural", "local shown = count: number"],
    selectors: ["form"],
    match: { "form=one": "{shown} deal", "form=other": "{shown} deals" },
  },
];

describe("the catalogue of messages", () => {
  it("has the text of every translated file, and no text that code compares", () => {
    expect(messageProblems()).toEqual([]);
  });

  it("is read by no module while it loads", async () => {
    expect(await messagesAtModuleScope()).toEqual([]);
  });
});

describe("the pseudo-locale", () => {
  it("keeps placeholders and tags, and is 40% longer", () => {
    const { site_terms: text } = pseudo({ site_terms: "Read the {#link}terms{/link}, {name}" }, "ltr");
    expect(text).toBe("[Ŕéàď ţĥé {#link}ţéŕɱš{/link}, {name}~~~~~~~]");
  });

  it("translates each plural", () => {
    const { deals } = pseudo({ deals: PLURAL }, "ltr");
    expect(deals[0].match).toEqual({ "form=one": "[{shown} ďéàļ~~]", "form=other": "[{shown} ďéàļš~~~]" });
  });

  it("turns the direction of the language", () => {
    const rows = { language_direction: "ltr", site_terms: "Terms" };
    expect(pseudo(rows, "rtl")).toEqual({
      language_direction: "rtl",
      site_terms: "\u202e[Ţéŕɱš~~]\u202c",
    });
  });
});
