import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getCompanyView } from "~/domains/directory/companies/company-view.server";
import { CompanyFacts } from "~/domains/directory/companies/ui/company-facts";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.company.name ?? "Company" }];

export const loader = businessPage(async (ctx, { params }) => ({
  company: await getCompanyView(ctx, parseId(params.companyId, "company")),
}));

const OWNERSHIP = {
  shared: { badge: "Shared", words: "Every business sees this company. A change makes your own copy." },
  own: { badge: "Yours", words: "You added this company. Only you see it." },
  copy: { badge: "Your copy", words: "This is your own copy of a shared company. Only you see it." },
} as const;

export default function CompanyPage() {
  const { company } = useLoaderData<typeof loader>();
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
      <CompanyFacts company={company} />
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
