import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { CompanyPatch } from "~/domains/directory/companies/company-input";
import { companyView, getCompanyView } from "~/domains/directory/companies/company-view.server";
import { getDirectoryStats } from "~/domains/directory/companies/directory-stats.server";
import { discardLocalCopy } from "~/domains/directory/companies/discard-local-copy.server";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { companyJson } from "~/domains/directory/companies/json";
import { listHiddenCompanies } from "~/domains/directory/companies/removal/list-hidden-companies.server";
import { removeCompany } from "~/domains/directory/companies/removal/remove-company.server";
import { restoreCompany } from "~/domains/directory/companies/removal/restore-company.server";
import {
  getReportable,
  listOwnReports,
  type OwnReport,
  reportCompany,
  sharedIdOf,
  withdrawReport,
} from "~/domains/directory/corrections/report-company.server";
import { CompanyReportInput } from "~/domains/directory/corrections/report-schema";
import { addCompanyNote, NoteInput, noteJson, notesOfCompany } from "~/domains/directory/notes/notes.server";
import { browseCompanies } from "~/domains/directory/search/browse.server";
import { BrowseQuery, withSegments } from "~/domains/directory/search/browse-query";
import { AddedCompany, addCompany } from "~/domains/merging/entry/add-rows.server";
import {
  OpportunityOfCompanyInput,
  openOpportunityOfCompany,
} from "~/domains/opportunities/creation/create-opportunity-from-company.server";
import { opportunityJson } from "~/domains/opportunities/json";
import { TimelineQuery, timelineJson } from "~/domains/records/activity";
import { listTimeline } from "~/domains/records/list-timeline.server";
import { companyScope } from "~/domains/records/scope.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const reportJson = ({ reportedAt, ...report }: OwnReport) => ({
  ...report,
  reportedAt: reportedAt.toISOString(),
});

const companyIdOf = (params: { companyId?: string | undefined }) => parseId(params.companyId, "company");

const reportsOf = async (ctx: BusinessContext, id: number) =>
  (await listOwnReports(ctx, sharedIdOf(await getCompanyOrCopy(ctx, id)))).map(reportJson);

export const companiesApi: ApiPaths = {
  "/api/database/companies/:country?/:industry?/:search?": {
    GET: endpoint({
      access: "business",
      query: BrowseQuery,
      run: async ({ ctx, query, params, request }) =>
        jsonPage(request, await browseCompanies(ctx, withSegments(query, params)), companyJson),
    }),
  },
  "/api/database-stats": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx }) => {
        const { totalCompanies, totalContacts, addedToday } = await getDirectoryStats(ctx);
        return { totalCompanies, totalContacts, dailyAdded: addedToday };
      },
    }),
  },
  "/api/companies": {
    POST: endpoint({
      access: "business",
      body: AddedCompany,
      status: 201,
      run: async ({ ctx, body }) => companyView(ctx, await addCompany(ctx, body)),
    }),
  },
  "/api/companies/stats": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx }) => {
        const { recentlyAdded, byCountry, byIndustry } = await getDirectoryStats(ctx);
        return { recentlyAdded, byCountry, byIndustry };
      },
    }),
  },
  "/api/companies/hidden": {
    GET: endpoint({
      access: "business",
      query: PageQuery,
      run: async ({ ctx, query: { limit, cursor }, request }) =>
        jsonPage(
          request,
          await listHiddenCompanies(ctx, { limit, after: cursor }),
          ({ company, copyId }) => ({
            ...companyJson(company),
            copy_id: copyId,
          }),
        ),
    }),
  },
  /** Editing a shared company returns the account's edited version, which has its own ID. */
  "/api/companies/:companyId": {
    GET: endpoint({ access: "business", run: ({ ctx, params }) => getCompanyView(ctx, companyIdOf(params)) }),
    PATCH: endpoint({
      access: "business",
      body: CompanyPatch,
      run: async ({ ctx, params, body }) =>
        companyView(ctx, await editCompany(ctx, companyIdOf(params), body)),
    }),
    DELETE: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        await removeCompany(ctx, companyIdOf(params));
        return { success: true };
      },
    }),
  },
  "/api/companies/:companyId/notes": {
    GET: endpoint({
      access: "business",
      find: ({ ctx, params }) => getCompanyOrCopy(ctx, companyIdOf(params)),
      run: async ({ ctx, params }) => (await notesOfCompany(ctx, companyIdOf(params), 50)).map(noteJson),
    }),
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getCompanyOrCopy(ctx, companyIdOf(params)),
      body: NoteInput,
      status: 201,
      run: async ({ ctx, params, body }) => noteJson(await addCompanyNote(ctx, companyIdOf(params), body)),
    }),
  },
  "/api/companies/:companyId/timeline": {
    GET: endpoint({
      access: "business",
      query: TimelineQuery,
      run: async ({ ctx, params, query }) => {
        const { id } = await getCompanyOrCopy(ctx, parseId(params.companyId, "company"));
        return timelineJson(await listTimeline(ctx, await companyScope(ctx, id), query));
      },
    }),
  },
  "/api/companies/:companyId/opportunity": {
    // Repeating the request while the deal is open returns the same deal.
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getCompanyOrCopy(ctx, parseId(params.companyId, "company")),
      body: OpportunityOfCompanyInput,
      run: async ({ ctx, params, body }) => {
        const { opportunity, isNew } = await openOpportunityOfCompany(
          ctx,
          parseId(params.companyId, "company"),
          body,
        );
        return { ...opportunityJson(opportunity, ctx.now()), isNew };
      },
    }),
  },
  /** Data corrections this account reported for a shared company: corrected fields, or a note. */
  "/api/companies/:companyId/reports": {
    GET: endpoint({
      access: "business",
      find: ({ ctx, params }) => getCompanyOrCopy(ctx, companyIdOf(params)),
      run: ({ ctx, params }) => reportsOf(ctx, companyIdOf(params)),
    }),
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getReportable(ctx, companyIdOf(params)),
      body: CompanyReportInput,
      status: 201,
      run: async ({ ctx, params, body }) => {
        await reportCompany(ctx, companyIdOf(params), body);
        return reportsOf(ctx, companyIdOf(params));
      },
    }),
  },
  "/api/companies/:companyId/reports/:reportId": {
    DELETE: endpoint({
      access: "business",
      status: 204,
      run: ({ ctx, params }) =>
        withdrawReport(ctx, parseId(params.companyId, "company"), parseId(params.reportId, "report")),
    }),
  },
  /** Restores a removed company: unhides a shared one, or restores the account's own. */
  "/api/companies/:companyId/restore": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        companyView(ctx, await restoreCompany(ctx, parseId(params.companyId, "company"))),
    }),
  },
  /** Discards the account's edited version of a shared company; returns the shared one. */
  "/api/companies/:companyId/give-back": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        companyView(ctx, await discardLocalCopy(ctx, parseId(params.companyId, "company"))),
    }),
  },
};
