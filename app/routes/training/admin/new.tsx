import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { ModuleEditor } from "~/domains/training/ui/module-editor";
import { ModuleText } from "~/domains/training/versions/version-schemas";
import { saveVersion } from "~/domains/training/versions/versions.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_TRAINING } from "~/paths/business/admin-training";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Create module" }];

export const loader = adminPage(async () => null);

export const action = adminPage((ctx, args) =>
  handleForm(args, ModuleText, async (input) => {
    const { id } = await saveVersion(ctx, null, input);
    return redirectWithFlash(args.context, ADMIN_TRAINING.version(id), {
      kind: "success",
      title: "Draft saved",
      text: "Preview it here. Only you see it until you publish.",
    });
  }),
);

const EXAMPLE = `---
id: name-of-the-module
title: Title that learners see
description: One sentence about what learners can do afterwards.
category: sales_fundamentals
difficulty: beginner
order: 100
---
# First lesson
Text.

# Quiz
? Question
+ Correct answer
- Wrong answer
= Explanation
`;

export default function NewModulePage() {
  const lastResult = useActionData<typeof action>()?.result;
  return (
    <Page title="Create module" subtitle="Lessons and a quiz, in Markdown." width="reading">
      <Breadcrumb trail={[{ to: ADMIN_TRAINING.home, label: "Training modules" }]} />
      <ModuleEditor text={EXAMPLE} lastResult={lastResult} />
    </Page>
  );
}
