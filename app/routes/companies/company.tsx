import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { factRows, getCompanyView } from "~/domains/directory/companies/company-view.server";
import { CompanyFacts } from "~/domains/directory/companies/ui/company-facts";
import { contactJson } from "~/domains/directory/contacts/contact-json";
import { listContactsOfCompany } from "~/domains/directory/contacts/find-contacts-of-companies.server";
import { ContactTable } from "~/domains/directory/contacts/ui/contact-table";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.company.name ?? "Company" }];

export const loader = businessPage(async (ctx, { params }) => {
  const company = await getCompanyView(ctx, parseId(params.companyId, "company"));
  const contacts = await listContactsOfCompany(ctx, { id: company.id, originId: company.origin_id });
  return { company, facts: factRows(company), contacts: contacts.map(contactJson) };
});

const OWNERSHIP = {
  shared: { badge: "Shared", words: "Every business sees this company. A change makes your own copy." },
  own: { badge: "Yours", words: "You added this company. Only you see it." },
  copy: { badge: "Your copy", words: "This is your own copy of a shared company. Only you see it." },
} as const;

export default function CompanyPage() {
  const { company, facts, contacts } = useLoaderData<typeof loader>();
  const { badge, words } = OWNERSHIP[company.ownership];
  return (
    <Page
      title={company.name}
      subtitle={words}
      action={
        <LinkButton writes to={paths.business.editCompany(company.id)}>
          Change
        </LinkButton>
      }
    >
      <Breadcrumb trail={[{ to: paths.business.companies, label: "Companies" }]} />
      <p>
        <Badge>{badge}</Badge> {company.is_demo ? <Badge kind="demo">Demo</Badge> : null}
      </p>
      <CompanyFacts company={company} facts={facts} />
      <Section title={contacts.length === 0 ? "No contacts yet" : "Contacts"}>
        {contacts.length === 0 ? (
          <p>
            A contact of this company stands here once you <Link to={paths.business.newContact}>add one</Link>{" "}
            with its name or website.
          </p>
        ) : (
          <ContactTable
            contacts={contacts}
            contactTo={paths.business.contact}
            caption="Yours first, then best known"
            isOfOne
          />
        )}
      </Section>
      <div className="row">
        {company.ownership === "copy" && company.differences ? (
          <LinkButton writes to={paths.business.giveBackCompany(company.id)}>
            Give the copy back
          </LinkButton>
        ) : null}
        <LinkButton writes to={paths.business.removeCompany(company.id)} kind="quiet">
          Remove this company
        </LinkButton>
      </div>
    </Page>
  );
}
