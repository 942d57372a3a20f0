import { describe, expect, it } from "vitest";
import { startWords } from "~/domains/campaigns/campaign-view";
import { StepsSchema } from "~/domains/campaigns/steps/step-schemas";

describe("the confirmation text before a campaign starts", () => {
  it("states how many contacts have an email address, and how many emails each gets", () => {
    expect(startWords(21, 4, 2)).toContain(
      "This campaign will email 4 of 21 contacts with an email address. Each contact will get 2 emails",
    );
    expect(startWords(3, 3, 1)).toContain(
      "This campaign will email 3 contacts with an email address. Each contact will get 1 email",
    );
    expect(startWords(9, 0, 1)).toContain("No email address with a known source for 9 contacts.");
    expect(startWords(20_000, null, 1)).toContain(
      "Contacts: 20,000. Each one with an email address will get 1 email",
    );
  });
});

describe("adding a step", () => {
  const steps = [{ templateId: 1, delayHours: 0 }];
  const refused = [{ path: ["addTemplateId"], message: "Choose a template for the new step." }];

  it("requires a template if its button was used or its subject was entered", () => {
    for (const asked of [{ add: "1" }, { addSubjectB: "Once more" }]) {
      const { success, error } = StepsSchema.safeParse({ steps, ...asked });
      expect(success).toBe(false);
      expect(error?.issues).toMatchObject(refused);
    }
  });

  it("requires no template when steps are only saved, moved or removed", () => {
    const two = [...steps, { templateId: 2, delayHours: 24 }];
    for (const asked of [{}, { up: 2, addSubjectB: "Once more" }, { remove: 2, addSubjectB: "Once more" }])
      expect(StepsSchema.safeParse({ steps: two, ...asked }).success).toBe(true);
  });
});
