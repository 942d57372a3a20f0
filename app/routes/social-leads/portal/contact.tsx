import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  contactSocialLead,
  emailBlockingReason,
  linkOf,
  openingWords,
} from "~/domains/social-leads/contact-lead.server";
import { leadName } from "~/domains/social-leads/names";
import { WAYS, type Way } from "~/domains/social-leads/policy";
import { ContactInput } from "~/domains/social-leads/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { MARKETING } from "~/paths/business/marketing";
import { SOCIAL } from "~/paths/business/social";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { marketingPageOf } from "../../marketing/frame.server";
import { leadAt } from "./lead-of.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Contact ${data.name}` : "Contact" },
];

const WAY_LABELS: Record<Way, string> = {
  whatsapp: "WhatsApp, with the message below",
  mail: "Email, with the message below",
  call: "Phone call",
  linkedin: "LinkedIn",
};

export const loader = marketingPageOf(leadAt(MARKETING.contactLead), async (ctx, _args, lead) => {
  const message = openingWords(ctx, lead);
  const noMail = await emailBlockingReason(ctx, lead);
  const ways = WAYS.filter(
    (way) => linkOf(lead, way, message) !== null && (way !== "mail" || noMail === null),
  );
  return {
    id: lead.id,
    name: leadName(lead),
    message,
    noMail: lead.email === null ? null : noMail,
    ways: ways.map((value) => ({ value, label: WAY_LABELS[value] })),
  };
});

export const action = marketingPageOf(leadAt(MARKETING.contactLead), (ctx, args, { id }) =>
  handleForm(args, ContactInput, async (input) => {
    await contactSocialLead(ctx, id, input);
    return redirectWithFlash(args.context, SOCIAL.lead(id), {
      kind: "success",
      title: "Contact logged",
      text: "Use the button below to get in touch.",
    });
  }),
);

export default function ContactLeadPage() {
  const { id, name, message, noMail, ways } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ way: string; text: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    defaultValue: { way: ways[0]?.value, text: message },
  });
  return (
    <Page
      title={`Contact ${name}`}
      subtitle="Logs the contact and sets the lead’s status to Contacted."
      width="narrow"
    >
      <Breadcrumb trail={[{ to: SOCIAL.lead(id), label: name }]} />
      {noMail ? <p className="note info">{noMail}</p> : null}
      {ways.length === 0 ? (
        <p>
          This lead has no phone number with a country code, no LinkedIn profile and no email address you can
          use.
        </p>
      ) : (
        <PostForm form={form} creates>
          <RadioGroup field={fields.way} legend="Channel" options={ways} />
          <Field
            field={fields.text}
            label="Message"
            type="textarea"
            rows={5}
            hint="You can edit the message before sending."
          />
          <Submit>Log and continue</Submit>
        </PostForm>
      )}
    </Page>
  );
}
