import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { countryName } from "~/core/places/countries";
import { languageName } from "~/domains/templates/languages";
import { LeadChoiceSchema } from "~/domains/templates/rendering/lead-choice-schema";
import { previewTemplate } from "~/domains/templates/rendering/lead-preview.server";
import { compileTemplate } from "~/domains/templates/rendering/render-message";
import { Blanks, MessagePreview } from "~/domains/templates/rendering/ui/message-preview";
import { getTemplate } from "~/domains/templates/templates.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Field } from "~/ui/forms/field";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Preview" }];

export const loader = businessPage(async (ctx, { request, params }) => {
  const { lead: leadId } = readQuery(request, LeadChoiceSchema);
  const template = await getTemplate(ctx, parseId(params.templateId, "template"));
  const { leads, lead, message, version } = await previewTemplate(ctx, template, leadId);
  return {
    template: { id: template.id, name: template.name, cc: version.ccEmails, attachment: version.fileName },
    translation:
      version.id === template.id || !lead?.country
        ? null
        : {
            id: version.id,
            name: version.name,
            language: languageName(version.language),
            country: countryName(lead.country),
          },
    leads: leads.map(({ id, name }) => ({ value: String(id), label: name })),
    lead,
    message,
    ownAddress: ctx.actor.email,
    unknown: compileTemplate(template.subject, template.content).unknown,
  };
});

type Seen = ReturnType<typeof useLoaderData<typeof loader>>;

function LeadChoice({ leads, lead }: Pick<Seen, "leads" | "lead">) {
  const field = { id: "lead", name: "lead", errorId: "lead-error", descriptionId: "lead-hint" };
  return (
    <Form method="get" className="row search-bar">
      <Field
        field={{ ...field, initialValue: lead ? String(lead.id) : "" }}
        label="Lead"
        type="select"
        options={leads}
        required
        grow
      />
      <button type="submit" className="button">
        Preview
      </button>
    </Form>
  );
}

export default function TemplatePreview() {
  const { template, translation, leads, lead, message, ownAddress, unknown } = useLoaderData<typeof loader>();
  return (
    <Page
      title={template.name}
      subtitle="This is how a lead sees the email. Nothing is sent."
      width="reading"
      action={
        <LinkButton writes to={paths.templates.template(template.id)}>
          Edit
        </LinkButton>
      }
    >
      <Breadcrumb trail={[{ to: paths.templates.list, label: "Outreach templates" }]} />
      {message && lead ? (
        <>
          <LeadChoice leads={leads} lead={lead} />
          {translation ? (
            <Alert title={`This lead gets the ${translation.language} version`}>
              {translation.language} is the business language in {translation.country}. Translation:{" "}
              <Link to={paths.templates.template(translation.id)}>{translation.name}</Link>.
            </Alert>
          ) : null}
          <Blanks {...message} />
          <MessagePreview
            message={message}
            to={lead.email ?? `${lead.name} (no email address is known: campaigns skip this lead)`}
          />
          {template.cc.length > 0 ? <p className="muted">CC: {template.cc.join(", ")}</p> : null}
          {template.attachment ? <p className="muted">Attached: {template.attachment}</p> : null}
          <IfCanWrite>
            <Form method="post" action={paths.templates.test(template.id)} className="row">
              <Once />
              <input type="hidden" name="lead" value={lead.id} />
              <Submit pending="Sending">Send test email</Submit>
              <span className="muted small">To {ownAddress} only.</span>
            </Form>
          </IfCanWrite>
        </>
      ) : (
        <>
          <Blanks unknown={unknown} missing={[]} />
          <EmptyState
            title="No leads yet"
            action={
              <LinkButton writes to={paths.leadSearch.new}>
                Find leads
              </LinkButton>
            }
          >
            Previews use a lead’s details.
          </EmptyState>
        </>
      )}
    </Page>
  );
}
