import { expect, it } from "vitest";
import { actionLabel } from "~/domains/admin/logs/action-labels";

const sources = import.meta.glob("/app/**/*.ts", { query: "?raw", import: "default", eager: true });
const written = Object.values(sources).flatMap((source) =>
  [...String(source).matchAll(/\baction: (?:\w+ \? "([a-z-]+)" : )?"([a-z-]+)"/g)].flatMap(
    ([, either, action = ""]) => (either ? [either, action] : [action]),
  ),
);
const actions = [...new Set(written)];

it.each([
  ["review-agent", "Reviewed agent"],
  ["change-email", "Changed email address"],
  ["delete-user", "Deleted user"],
  ["view-as-user", "Viewed a page while impersonating a user"],
  ["start-acting", "Started impersonating a user"],
  ["something-new", "Something new"],
])("labels the action %s as %s", (action, words) => {
  expect(actionLabel(action)).toBe(words);
});

it("gives every logged action a label in the past tense", () => {
  expect(actions.length).toBeGreaterThan(30);
  for (const action of actions)
    expect(actionLabel(action), action).toMatch(
      /^([A-Z][a-z]+ed|Started|Sent|Kept|Withdrew|Reset|Asked for)\b/,
    );
});
