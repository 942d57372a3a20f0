import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { testTemplate } from "~/domains/sending/test-template.server";
import { LeadChoiceSchema } from "~/domains/templates/rendering/lead-choice-schema";
import { getTemplate } from "~/domains/templates/templates.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Send test email" }];

export const loader = businessPage(async (ctx, { params }) => {
  const { id, name } = await getTemplate(ctx, parseId(params.templateId, "template"));
  return { id, name, ownAddress: ctx.actor.email };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const { id } = await getTemplate(ctx, parseId(args.params.templateId, "template"));
  return handleForm(args, LeadChoiceSchema, async ({ lead }) => {
    const { address } = await testTemplate(ctx, id, lead);
    const back = paths.withQuery(paths.templates.preview(id), lead === null ? {} : { lead });
    return redirectWithFlash(args.context, back, {
      kind: "success",
      title: "Test email queued",
      text: `Sending only to ${address}.`,
    });
  });
});

export default function TestTemplate() {
  const { id, name, ownAddress } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ lead: string }>({ lastResult: useActionData<typeof action>()?.result });
  return (
    <Page title={`Send test email: ${name}`} width="narrow">
      <Breadcrumb trail={[{ to: paths.templates.preview(id), label: name }]} />
      <p>Sent only to {ownAddress}, with one lead’s details.</p>
      <PostForm form={form} creates>
        <input type="hidden" name="lead" value={String(fields.lead.initialValue ?? "")} />
        <Submit pending="Sending test">Send test</Submit>
      </PostForm>
    </Page>
  );
}
