import { useLoaderData } from "@remix-run/react";
import { CompanyTable } from "~/domains/directory/companies/ui/company-table";
import { paths } from "~/paths";
import type { PageHandle } from "~/ui/page-handle";
import { companies } from "./companies.server";

export const handle: PageHandle = { shared: [] };

export const meta = () => [{ title: "All companies" }];

export const loader = () => ({ companies });

export default function List() {
  return (
    <main id="main" className="site">
      <h1>All companies</h1>
      <CompanyTable companies={useLoaderData<typeof loader>().companies} companyTo={paths.business.company} />
    </main>
  );
}
