import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import {
  type Pasted,
  PastedPeople,
  pastePeople,
} from "~/domains/directory/contacts/paste/paste-people.server";
import { PastedPeopleTable } from "~/domains/directory/contacts/paste/ui/pasted-people";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Paste contacts" }];

export const loader = businessPage(async (ctx, { request }) => {
  const asked = new URL(request.url).searchParams.get("company");
  const company = asked ? await getCompanyOrCopy(ctx, parseId(asked, "company")) : null;
  return { company: company && { id: company.id, name: company.name } };
});

type Preview = Pick<Pasted, "people" | "problems" | "optedOut"> & { input: PastedPeople };

export const action = businessPage(async (ctx, args: ActionFunctionArgs) =>
  handleForm(args, PastedPeople, async (input) => {
    const { added, ...found } = await pastePeople(ctx, input);
    // Not a redirect: the page shows a preview and asks for confirmation.
    if (!input.isConfirmed) return data({ preview: { ...found, input } satisfies Preview }) as never;
    const to = input.companyId ? paths.business.company(input.companyId) : paths.business.contacts;
    const left = found.people.length - added;
    const suppressed = `${plural(found.optedOut, "address", "addresses")} suppressed`;
    const isOptOutsOnly = added === 0 && found.optedOut > 0;
    const texts = [
      left > 0 ? `${plural(left, "contact")} on the list already ${left === 1 ? "exists" : "exist"}.` : null,
      found.optedOut > 0 && !isOptOutsOnly ? `${suppressed}.` : null,
    ];
    return redirectWithFlash(args.context, to, {
      kind: "success",
      title: isOptOutsOnly ? suppressed : `${plural(added, "contact")} added`,
      text: texts.filter(Boolean).join(" "),
    });
  }),
);

export default function PastePeoplePage() {
  const { company } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as { preview?: Preview; result?: never } | undefined;
  const preview = answer?.preview;
  const [form, fields] = useForm<{ people: string; source: string | null }>({
    id: preview ? "again" : "paste",
    lastResult: answer?.result ?? null,
    defaultValue: { people: preview?.input.people, source: preview?.input.source },
  });
  const fresh = preview?.people.filter(({ isThere }) => !isThere).length ?? 0;
  return (
    <Page
      title={company ? `Paste contacts for ${company.name}` : "Paste contacts"}
      subtitle="One contact per line, a table or vCards. Review before saving."
    >
      <Breadcrumb
        trail={
          company
            ? [{ to: paths.business.company(company.id), label: company.name }]
            : [{ to: paths.business.contacts, label: "Contacts" }]
        }
      />
      {preview ? <PastedPeopleTable {...preview} /> : null}
      {preview && fresh + preview.optedOut > 0 ? (
        <PostForm form={{ id: "confirm", allErrors: {} }}>
          <input type="hidden" name="people" value={preview.input.people} />
          <input type="hidden" name="source" value={preview.input.source ?? ""} />
          <input type="hidden" name="companyId" value={company?.id ?? ""} />
          <input type="hidden" name="isConfirmed" value="on" />
          <Submit pending="Adding">
            {fresh > 0
              ? `Add ${plural(fresh, "contact")}`
              : `Suppress ${plural(preview.optedOut, "address", "addresses")}`}
          </Submit>
        </PostForm>
      ) : null}
      <PostForm form={form}>
        <input type="hidden" name="companyId" value={company?.id ?? ""} />
        <Field
          field={fields.people}
          label="Contacts"
          type="textarea"
          rows={10}
          hint="e.g. Amina Odhiambo, Head of Sales, amina@example.com, +254 700 000000, Example Foods"
          required
        />
        <Field
          field={fields.source}
          label="Source"
          hint="Shown to recipients. Defaults to “list pasted on” and today’s date."
        />
        <Submit pending="Reading" kind={preview ? "plain" : "primary"}>
          {preview ? "Review again" : "Review contacts"}
        </Submit>
      </PostForm>
    </Page>
  );
}
