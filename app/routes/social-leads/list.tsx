import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { formatNumber, plural } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { connectedPlatforms } from "~/domains/social-leads/imports/connected.server";
import { countByPlatform, listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { LEAD_TYPES, PLATFORMS, SOURCE_NAMES, SOURCES } from "~/domains/social-leads/policy";
import { CentreQuery } from "~/domains/social-leads/schemas";
import { LeadCards } from "~/domains/social-leads/ui/lead-cards";
import { leadCard } from "~/domains/social-leads/view";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { SOCIAL } from "~/paths/business/social";
import { Pagination } from "~/ui/data/pagination";
import { SelectionBar } from "~/ui/data/selection";
import { SELECTION_FORM } from "~/ui/data/selection-form";
import { Stat } from "~/ui/data/stat";
import { EmptyState } from "~/ui/feedback/empty-state";
import { FilterChoices } from "~/ui/forms/filter-choices";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

const SHOWN = 24;

export const meta: MetaFunction = () => [{ title: "Social Lead Center" }];

interface Asked {
  platform?: string | undefined;
  type?: string | undefined;
}

const here = ({ platform, type }: Asked) => paths.withQuery(SOCIAL.home, { platform, type });

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, CentreQuery);
  const { platform, type } = query;
  const [{ rows, next, total }, counts, connected] = await Promise.all([
    listSocialLeads(ctx, { platform, type }, { limit: SHOWN, cursor: query.cursor }),
    countByPlatform(ctx),
    connectedPlatforms(ctx),
  ]);
  const zone = readerZone(ctx);
  const shown = SOURCES.filter(
    (source) => PLATFORMS.some((platform) => platform === source) || counts[source] > 0,
  );
  const asked = { platform, type };
  const isFiltered = platform !== undefined || type !== undefined;
  return {
    tiles: PLATFORMS.map((platform) => ({
      label: SOURCE_NAMES[platform],
      value: formatNumber(counts[platform]),
      hint: connected.includes(platform) ? "connected" : "not connected",
      to: here({ platform: platform }),
    })),
    platforms: [undefined, ...shown].map((choice) => ({
      to: here({ ...asked, platform: choice }),
      label: choice ? SOURCE_NAMES[choice] : "All platforms",
      isCurrent: choice === platform,
    })),
    types: [undefined, ...LEAD_TYPES].map((choice) => ({
      to: here({ ...asked, type: choice }),
      label: choice ?? "All types",
      isCurrent: choice === type,
    })),
    rows: rows.map((lead) => leadCard(lead, ctx.now(), zone)),
    total: plural(total.count, "lead"),
    filter: new URLSearchParams(here(asked).split("?")[1] ?? "").toString(),
    allText:
      total.count > rows.length
        ? `All ${formatNumber(total.count)}${isFiltered ? " matching this filter" : ""}`
        : null,
    isFiltered,
    firstTo: query.cursor === undefined ? null : here(asked),
    nextTo: next === null ? null : paths.withQuery(SOCIAL.home, { platform, type, cursor: next }),
    importTo: SOCIAL.importAs(
      "manual",
      PLATFORMS.find((known) => known === platform),
    ),
  };
});

function Leads() {
  const { rows, total, firstTo, nextTo, filter, allText } = useLoaderData<typeof loader>();
  return (
    <div className="stack pickable">
      <LeadCards leads={rows} />
      <Pagination total={total} shown={rows.length} firstTo={firstTo} nextTo={nextTo} />
      <IfCanWrite>
        <Form method="get" id={SELECTION_FORM} action={SOCIAL.newCampaign}>
          <SelectionBar>
            {allText ? (
              <label className="check">
                <input type="checkbox" name="matching" value="social-leads" />
                {allText}
              </label>
            ) : null}
            <input type="hidden" name="filter" value={filter} />
            <Submit kind="plain" slim>
              Create campaign from selected leads
            </Submit>
          </SelectionBar>
        </Form>
      </IfCanWrite>
    </div>
  );
}

export default function SocialLeadsPage() {
  const { tiles, platforms, types, rows, isFiltered, importTo } = useLoaderData<typeof loader>();
  const bring = (
    <LinkButton kind="primary" to={importTo} writes>
      Import leads
    </LinkButton>
  );
  return (
    <Page
      title="Social Lead Center"
      subtitle="Leads from your social media channels."
      action={
        <span className="row">
          <LinkButton to={SOCIAL.campaigns}>Campaigns</LinkButton>
          {rows.length > 0 || isFiltered ? bring : null}
        </span>
      }
    >
      <div className="grid-4">
        {tiles.map((tile) => (
          <Stat key={tile.label} {...tile} />
        ))}
      </div>
      <div className="row">
        <FilterChoices label="Platform" choices={platforms} />
        <FilterChoices label="Lead type" choices={types} />
      </div>
      {rows.length > 0 ? (
        <Leads />
      ) : isFiltered ? (
        <EmptyState
          title="No leads found for the selected filters."
          action={<LinkButton to={SOCIAL.home}>Show all leads</LinkButton>}
        >
          Choose another platform or type.
        </EmptyState>
      ) : (
        <EmptyState title="No social leads yet" action={bring}>
          Add a lead, import a CSV file or connect a platform.
        </EmptyState>
      )}
    </Page>
  );
}
