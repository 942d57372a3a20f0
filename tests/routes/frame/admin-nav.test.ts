import { expect, it } from "vitest";
import { paths } from "~/paths";
import { ADMIN_MARKETING } from "~/paths/business/admin-marketing";
import { ADMIN_NAV } from "~/routes/frame/admin-nav";
import { placeOf } from "~/ui/layout/nav";

const LINKS = ADMIN_NAV.groups.flatMap(({ links }) => links);
const placeFor = (pathname: string) => placeOf(LINKS, { pathname, search: "" });

it("an application for the marketing portal lies among the queues that it is opened from", () => {
  expect(placeFor(ADMIN_MARKETING.application(7))).toBe(paths.admin.queues);
  expect(placeFor(`${paths.admin.home}/users/7`)).toBe(paths.admin.home);
});
