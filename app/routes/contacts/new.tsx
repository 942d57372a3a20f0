import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { parseId } from "~/core/ids";
import { getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { ContactFields } from "~/domains/directory/contacts/ui/contact-fields";
import { AddedContact, addContact } from "~/domains/merging/entry/add-rows.server";
import { LikelyDuplicate } from "~/domains/merging/ui/likely-duplicate";
import { orUnavailable } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Add contact" }];

const companyIdOf = (request: Request) => {
  const asked = new URL(request.url).searchParams.get("company");
  return asked ? parseId(asked, "company") : null;
};

export const loader = businessPage(async (ctx, { request }) => {
  const companyId = companyIdOf(request);
  const company = companyId === null ? null : await getCompanyOrCopy(ctx, companyId);
  return {
    constraint: getZodConstraint(AddedContact),
    company: company && { id: company.id, companyName: company.name, companyWebsite: company.website },
  };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const companyId = companyIdOf(args.request);
  return handleForm(args, AddedContact, (input) =>
    orUnavailable(ctx, "Could not add contact to database", async () => {
      const contact = await addContact(ctx, input, companyId);
      const flash = { kind: "success", title: "Contact Added", text: contact.contactName } as const;
      const to =
        companyId && contact.companyId ? paths.business.company(contact.companyId) : paths.business.contacts;
      return redirectWithFlash(args.context, to, flash);
    }),
  );
});

export default function NewContactPage() {
  const { constraint, company } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof AddedContact>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
    defaultValue: { companyName: company?.companyName, companyWebsite: company?.companyWebsite },
  });
  return (
    <Page title="Add contact" width="two-column">
      <Breadcrumb trail={[{ to: paths.business.contacts, label: "Contacts" }]} />
      <PostForm
        form={form}
        action={company ? paths.business.newContactOf(company.id) : paths.business.newContact}
        creates
        failed={() => "Failed to Add Contact"}
      >
        <ContactFields fields={fields} />
        <LikelyDuplicate field={fields.addAnyway} />
        <Submit pending="Adding">Add contact</Submit>
      </PostForm>
    </Page>
  );
}
