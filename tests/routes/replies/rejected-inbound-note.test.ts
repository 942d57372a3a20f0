import { expect, it } from "vitest";
import { countRejected } from "~/domains/quotas/count-rejected.server";
import { fetchApp, signedInBusiness } from "../../support/harness/app";

it("shows on the reply pages how many inbound emails were rejected, to their account only", async () => {
  const [mine, theirs] = [await signedInBusiness(), await signedInBusiness()];
  for (const _ of [1, 2]) await countRejected(mine.ctx, mine.account.id);
  for (const path of ["/replies", "/replies/returned"]) {
    const shown = async ({ cookie }: { cookie: string }) => (await fetchApp(path, { cookie })).text();
    expect(await shown(mine)).toContain("2 emails rejected since yesterday");
    expect(await shown(theirs)).not.toContain("rejected since yesterday");
  }
});
