import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { mostAtOnce } from "~/domains/bulk/selected-rows.server";
import { findCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { contactRow } from "~/domains/directory/contacts/contact-json";
import { findRemovedContact } from "~/domains/directory/contacts/removal/removed-contacts.server";
import { ContactTable } from "~/domains/directory/contacts/ui/contact-table";
import { withSuppression } from "~/domains/directory/contacts/with-suppression.server";
import { ownersOf } from "~/domains/directory/owners/owners-of.server";
import { browseContacts } from "~/domains/directory/search/browse.server";
import { ContactBrowseQuery } from "~/domains/directory/search/browse-query";
import { BrowseForm, type BrowseState, browseTo } from "~/domains/directory/search/ui/browse-form";
import { asksForOwners, pageOwners } from "~/domains/identity/team/page-owners.server";
import { pageViews } from "~/domains/saved-views/page-views.server";
import { ListTools } from "~/domains/saved-views/ui/list-tools";
import { ViewTabs } from "~/domains/saved-views/ui/view-tabs";
import { pageTags } from "~/domains/tags/page-tags.server";
import { TagNote } from "~/domains/tags/ui/tag-note";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { DUPLICATES } from "~/paths/bulk/duplicates";
import { REMOVAL } from "~/paths/bulk/removal";
import { columnarRows, unpackRows } from "~/ui/data/columnar-rows";
import { ExportLinks } from "~/ui/data/export-links";
import { Pagination } from "~/ui/data/pagination";
import { SelectionForm, selectionOf } from "~/ui/data/selection-form";
import { EmptyState } from "~/ui/feedback/empty-state";
import { UndoNote } from "~/ui/feedback/undo-note";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import { ListBar } from "~/ui/list/filter-bar";
import { ListPage } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "Contacts" }];

const ListQuery = ContactBrowseQuery.extend({ removed: ContactBrowseQuery.shape.cursor });

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, ListQuery);
  const removed = query.removed ? await findRemovedContact(ctx, query.removed) : null;
  const page = await browseContacts(ctx, query, asksForOwners(request));
  const state: BrowseState = {
    search: query.search ?? "",
    country: query.country[0] ?? "",
    industry: query.industry[0] ?? "",
    size: "",
    scope: query.scope === "own" ? "own" : "",
    sort: page.sort === "newest" ? "" : page.sort,
    owner: String(query.owner ?? ""),
    tag: String(query.tag ?? ""),
    company: String(query.company ?? ""),
  };
  const company = query.company ? await findCompanyOrCopy(ctx, query.company) : null;
  return {
    ...(await pageTags(ctx, "contacts", page.rows, request)),
    ...(await pageOwners(ctx, request, () => ownersOf(ctx, "contacts", page.rows))),
    state,
    company: company && { id: company.id, name: company.name },
    removed: removed && { id: removed.id, name: removed.name },
    isFirst: query.cursor === undefined,
    packed: columnarRows((await withSuppression(ctx, page.rows)).map(contactRow)),
    next: page.next,
    limit: mostAtOnce(ctx),
    total: page.total,
    hasOneOrder: page.hasOneOrder,
    ...(await pageViews(ctx, "contacts")),
  };
});

const PICK = selectionOf<{ contactName: string }>("contactIds", ({ contactName }) => contactName);

export default function ContactsPage() {
  const { state, company, removed, isFirst, packed, next, limit, total, hasOneOrder } =
    useLoaderData<typeof loader>();
  const contacts = unpackRows(packed);
  const { sort = "", ...filters } = state;
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <ListPage
      views={<ViewTabs list="contacts" />}
      title="Contacts"
      count={formatTotal(total)}
      isDemo={contacts.some(({ isDemo }) => isDemo)}
      subtitle="People you can email and call."
      action={
        <LinkButton writes kind="primary" to={paths.business.newContact}>
          Add contact
        </LinkButton>
      }
      more={
        <>
          <IfCanWrite>
            <Link to={paths.business.importPeople}>Import contacts</Link>
            <Link to={paths.business.pastePeople}>Paste contacts</Link>
          </IfCanWrite>
          <Link to={`${DUPLICATES.list}?list=contacts`}>Remove duplicates</Link>
          <ExportLinks to={browseTo(paths.business.contactsCsv, state)} what="these contacts" />
          <hr />
          <Link to={REMOVAL.removedContacts}>Deleted contacts</Link>
          <Link to={paths.demoWork.profiles}>Demo profiles</Link>
          <Link to={BULK_ACTIONS.deletions}>Deletions</Link>
        </>
      }
    >
      {removed ? (
        <IfCanWrite>
          <UndoNote action={REMOVAL.restoreContact(removed.id)}>“{removed.name}” was deleted.</UndoNote>
        </IfCanWrite>
      ) : null}
      <TagNote />
      {state.company ? (
        <p className="note">
          <span>
            Contacts at{" "}
            {company ? <Link to={paths.business.company(company.id)}>{company.name}</Link> : "this company"}.{" "}
            <Link to={paths.business.contacts}>Show all contacts</Link>
          </span>
        </p>
      ) : null}
      <ListBar>
        <BrowseForm action={paths.business.contacts} state={state} />
        <ListTools list="contacts" />
      </ListBar>
      {contacts.length === 0 && isFirst && next === null ? (
        <EmptyState
          title={isFiltered ? "No contacts found matching your criteria." : "No contacts yet"}
          action={
            isFiltered ? (
              <LinkButton to={paths.business.contacts}>Show all contacts</LinkButton>
            ) : (
              <>
                <LinkButton writes to={paths.business.importPeople}>
                  Import contacts
                </LinkButton>
                <LinkButton writes to={paths.demoWork.profiles}>
                  Generate demo profiles
                </LinkButton>
              </>
            )
          }
        >
          Import or add contacts to email them in campaigns.
        </EmptyState>
      ) : (
        <>
          {contacts.length > 0 ? (
            <SelectionForm list="contacts" limit={limit} total={total} shown={contacts.length}>
              <ContactTable
                contacts={contacts}
                contactTo={paths.business.contactHistory}
                pick={PICK}
                {...(hasOneOrder
                  ? {}
                  : {
                      order: { sort, to: (by) => browseTo(paths.business.contacts, { ...state, sort: by }) },
                    })}
              />
            </SelectionForm>
          ) : null}
          <Pagination
            total={`${formatTotal(total)} ${total.count === 1 ? "contact" : "contacts"}`}
            shown={contacts.length}
            firstTo={isFirst ? null : browseTo(paths.business.contacts, state)}
            nextTo={next === null ? null : browseTo(paths.business.contacts, state, next)}
          />
        </>
      )}
    </ListPage>
  );
}
