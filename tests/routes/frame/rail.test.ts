import { expect, it } from "vitest";
import { businessNav } from "~/routes/frame/business-nav";
import { placeOf } from "~/ui/layout/nav";
import screens from "../../../docs/screens.md?raw";
import { endpoints, layoutsOf } from "../../access/matrix";

const FRAMES = ["routes/portal/frame", "routes/account/frame"];

/** Pages in the frames that are not for businesses alone: they need no entry. */
const ELSEWHERE = ["/acting/stop", "/search", "/search/keys"];

const nav = businessNav({ role: "owner", plan: "corporate", hasMarketing: true });
const entries = nav.groups.flatMap(({ links }) => links);

const entryOf = (pathname: string) => {
  if (pathname === nav.home.to || pathname === nav.alias) return "Home";
  const to = placeOf(entries, { pathname, search: "" });
  return entries.find((entry) => entry.to === to)?.label ?? null;
};

const pages = endpoints
  .filter(({ route }) => route.module.default && layoutsOf(route).some(({ id }) => FRAMES.includes(id)))
  .map(({ path }) => path)
  .filter((path) => !ELSEWHERE.includes(path) && !path.startsWith("/business/picked/"))
  .sort();

it("assigns every business screen to a navigation entry", () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((path) => entryOf(path) === null)).toEqual([]);
});

it("lists every business screen with its navigation entry in docs/screens.md", () => {
  const rows = pages.map((path) => `| \`${path}\` | ${entryOf(path)} |`);
  expect(rows.filter((row) => !screens.includes(row))).toEqual([]);
});
