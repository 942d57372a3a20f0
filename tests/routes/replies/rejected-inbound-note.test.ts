import { expect, it } from "vitest";
import { countRejected } from "~/domains/quotas/count-rejected.server";
import { fetchApp, signedInBusiness } from "../../support/app";

it("tells on the screens of replies how many mails were not taken, to their account alone", async () => {
  const [mine, theirs] = [await signedInBusiness(), await signedInBusiness()];
  for (const _ of [1, 2]) await countRejected(mine.ctx, mine.account.id);
  for (const path of ["/replies", "/replies/returned"]) {
    const shown = async ({ cookie }: { cookie: string }) => (await fetchApp(path, { cookie })).text();
    expect(await shown(mine)).toContain("2 mails were not taken since yesterday");
    expect(await shown(theirs)).not.toContain("not taken since yesterday");
  }
});
