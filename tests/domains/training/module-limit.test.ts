import { expect, it } from "vitest";
import { listModules } from "~/domains/training/catalogue.server";
import { publishVersion, restoreFile } from "~/domains/training/versions/publish.server";
import { saveVersion } from "~/domains/training/versions/versions.server";
import { admin } from "../../support/fixtures/payouts";
import { outcome } from "../../support/fixtures/people";
import { moduleText } from "../../support/fixtures/training";
import { testContext } from "../../support/harness/context";

it("the academy is limited to 60 modules, even if two administrators publish the last at once", async () => {
  const operator = (await admin()).ctx;
  const save = (id: string) => saveVersion(operator, null, { text: moduleText(id, { title: "Room" }) });
  const count = async () => (await listModules(testContext())).length;
  for (let n = await count(); n < 59; n += 1)
    await publishVersion(operator, (await save(`room-${String.fromCharCode(97 + (n % 26))}${n}`)).id);
  const [one, other] = [await save("last-one"), await save("last-other")];
  const outcomes = await Promise.all([one, other].map(({ id }) => outcome(publishVersion(operator, id))));
  expect(outcomes.sort()).toEqual(["conflict", "passed"]);
  expect(await count()).toBe(60);
  await restoreFile(operator, "last-one");
  await restoreFile(operator, "last-other");
  expect(await outcome(publishVersion(operator, one.id))).toBe("passed");
  expect(await outcome(publishVersion(operator, one.id))).toBe("passed");
  expect(await outcome(publishVersion(operator, other.id))).toBe("conflict");
  expect(await outcome(publishVersion(operator, (await save("selling-to-farms")).id))).toBe("conflict");
});
