import { expect, it } from "vitest";
import { listModules } from "~/domains/training/catalogue.server";
import { publishVersion } from "~/domains/training/versions/publish.server";
import { saveVersion } from "~/domains/training/versions/versions.server";
import { admin } from "../../support/fixtures/payouts";
import { moduleText } from "../../support/fixtures/training";
import { testContext } from "../../support/harness/context";

it("the academy lists every module even after 110 publications in one isolate", async () => {
  const operator = (await admin()).ctx;
  const publish = async (id: string, title: string) => {
    const { id: versionId } = await saveVersion(operator, null, { text: moduleText(id, { title }) });
    await publishVersion(operator, versionId);
  };
  const resting = ["aa-resting", "ab-resting", "zy-resting", "zz-resting"];
  for (const id of resting) await publish(id, "Resting");
  for (let edit = 1; edit <= 110; edit += 1) {
    await publish("mm-edited", `Edit ${edit}`);
    const titles = new Map((await listModules(testContext())).map(({ id, title }) => [id, title]));
    expect(titles.get("mm-edited")).toBe(`Edit ${edit}`);
    for (const id of resting) expect(titles.get(id)).toBe("Resting");
  }
});
