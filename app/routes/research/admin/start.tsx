import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getResearch } from "~/domains/directory/research/get-research.server";
import { StartResearch } from "~/domains/directory/research/schemas";
import { startResearch } from "~/domains/directory/research/start-research.server";
import { FAILED_TO_START, StartFields } from "~/domains/directory/research/ui/start-fields";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_RESEARCH } from "~/paths/business/admin-research";
import { PostForm } from "~/ui/forms/form";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Start research" }];

export const loader = adminPage(async (ctx) => ({ target: (await getResearch(ctx)).targetCount }));

export const action = adminPage((ctx, args) =>
  handleForm(args, StartResearch, async (input) => {
    await startResearch(ctx, input);
    return redirectWithFlash(args.context, ADMIN_RESEARCH.home, {
      kind: "success",
      title: "Database Expansion Started",
    });
  }),
);

export default function StartPage() {
  const { target } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { targetCount: target },
  });
  return (
    <Page title="Start research" width="narrow">
      <Breadcrumb trail={[{ to: ADMIN_RESEARCH.home, label: "Research" }]} />
      <PostForm form={form} failed={() => FAILED_TO_START}>
        <StartFields fields={fields} />
      </PostForm>
    </Page>
  );
}
