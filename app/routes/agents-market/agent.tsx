import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDate, formatNumber } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { lastAssignment } from "~/domains/agents/assignments/assignments.server";
import { LimitBanner } from "~/domains/agents/assignments/ui/limit-banner";
import { TermsList } from "~/domains/agents/assignments/ui/terms-list";
import { marketAgentJson } from "~/domains/agents/marketplace/json";
import { canBeAssigned, getMarketAgent } from "~/domains/agents/marketplace/market-agents.server";
import { termsView } from "~/domains/agents/marketplace/view";
import { ratingWords } from "~/domains/agents/rating";
import { telOf } from "~/domains/agents/shared-leads/ways-to-reach.server";
import { TIERS } from "~/domains/agents/tiers";
import { chatLinkOf } from "~/domains/chats/account-side.server";
import { listRatings } from "~/domains/ratings/list-ratings.server";
import { RatingList } from "~/domains/ratings/ui/rating-list";
import { ratingView } from "~/domains/ratings/view";
import { listValidCertificates } from "~/domains/training/certificates/certificates.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { CHATS } from "~/paths/agents/chats";
import { RATINGS } from "~/paths/agents/ratings";
import { TRAINING } from "~/paths/business/training";
import { Avatar } from "~/ui/data/avatar";
import { DemoBadge } from "~/ui/data/badge";
import { DefinitionList } from "~/ui/data/definition-list";
import { Stat } from "~/ui/data/stat";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page, Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { placesOf } from "./places.server";

const LATEST = 3;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.agent.name ?? "Agent" }];

export const loader = businessPage(async (ctx, { params }) => {
  const found = await getMarketAgent(ctx, parseId(params.agentId, "agent"));
  const last = await lastAssignment(ctx, found.id);
  const isOpen = last?.state === "offered" || last?.state === "accepted";
  const { rows } = await listRatings(ctx, found, { limit: LATEST });
  return {
    agent: marketAgentJson(found, isOpen ? last : null),
    average: ratingWords(found),
    certificates: (await listValidCertificates(ctx, found.userId)).map(({ id, title, expiresAt }) => ({
      id,
      title,
      until: formatDate(new Date(expiresAt), readerZone(ctx)),
    })),
    ratings: rows.map((rating) => ratingView(rating, ctx.now(), readerZone(ctx))),
    tier: TIERS[found.tier].name,
    tel: last?.state === "accepted" && found.phone ? telOf(found.phone, found.country) : null,
    isOpen,
    terms: last && termsView(last, ctx.now(), readerZone(ctx)),
    chat: await chatLinkOf(ctx, found.id),
    canAssign: !isOpen && (await canBeAssigned(ctx, found)),
    places: await placesOf(ctx),
  };
});

function Record() {
  const { agent, tier, average } = useLoaderData<typeof loader>();
  return (
    <div className="grid-4">
      <Stat label="Tier" value={tier} hint="Commission by tier" to={paths.site.rates} />
      <Stat label="Commission" value={`${agent.commissionRate}%`} hint="of deal value" />
      <Stat
        label="Success rate"
        value={agent.successRate === null ? "None yet" : `${agent.successRate}%`}
        hint={agent.successRate === null ? "no deals yet" : "of closed or lost leads"}
      />
      <Stat
        label="Leads converted"
        value={formatNumber(agent.leadsConverted)}
        hint={agent.leadsConverted === 0 ? "no deals yet" : null}
      />
      <Stat
        label="Rating"
        value={average ?? "None yet"}
        hint="from businesses, for confirmed deals"
        to={RATINGS.ofAgent(agent.id)}
      />
    </div>
  );
}

function Ratings() {
  const { agent, ratings } = useLoaderData<typeof loader>();
  if (ratings.length === 0) return null;
  return (
    <Section
      title="Ratings"
      action={
        <LinkButton slim to={RATINGS.ofAgent(agent.id)}>
          View all ratings
        </LinkButton>
      }
    >
      <RatingList ratings={ratings} />
    </Section>
  );
}

/** Training certificates, each with a link to the page where anyone can verify it. */
function Certificates() {
  const { certificates } = useLoaderData<typeof loader>();
  if (certificates.length === 0) return null;
  return (
    <Section title="Certificates">
      <ul className="ways plain">
        {certificates.map(({ id, title, until }) => (
          <li key={id}>
            <Link to={TRAINING.certificate(id)}>{title}</Link>{" "}
            <span className="small muted">valid until {until}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Assign() {
  const { agent, isOpen, terms, canAssign, places, chat } = useLoaderData<typeof loader>();
  const messages = chat ? (
    <LinkButton to={CHATS.withAgent(agent.id)}>
      {chat.unread > 0 ? `Messages (${chat.unread} new)` : "Messages"}
    </LinkButton>
  ) : null;
  if (isOpen)
    return (
      <div className="row">
        {terms?.state === "accepted" ? (
          <LinkButton writes kind="primary" to={paths.marketplace.share(agent.id)}>
            Share leads
          </LinkButton>
        ) : null}
        {messages}
        <LinkButton writes kind="danger" to={paths.marketplace.end(agent.id)}>
          Unassign agent
        </LinkButton>
      </div>
    );
  if (!canAssign) return messages;
  return (
    <IfCanWrite>
      <div className="row">
        {messages}
        <form method="post" action={paths.marketplace.assign(agent.id)}>
          <Submit disabled={places.isFull}>Assign</Submit>
        </form>
        {places.isFull ? null : <LinkButton to={paths.marketplace.assign(agent.id)}>Choose terms</LinkButton>}
      </div>
    </IfCanWrite>
  );
}

export default function AgentPage() {
  const { agent, terms, tel, canAssign, places } = useLoaderData<typeof loader>();
  return (
    <Page
      title={
        <span className="row">
          <Avatar name={agent.name} picture={agent.profileImageUrl} isLarge isNamed />
          {agent.name}
          <DemoBadge isDemo={agent.isDemo} />
        </span>
      }
      subtitle={agent.location || "Country not available"}
      action={<Assign />}
    >
      {canAssign && places.isFull && places.limit !== null ? (
        <LimitBanner plan={places.plan} limit={places.limit} />
      ) : null}
      <Record />
      <div className="grid-2">
        <Card title="About">
          {agent.bio ? <p dir="auto">{agent.bio}</p> : null}
          <DefinitionList
            facts={[
              ["Industries", agent.specializations.join(", ") || null],
              ["Markets", agent.operationalMarkets.join(", ") || null],
              ["Experience", agent.experience && `${agent.experience} years`],
              ["Languages", agent.languages.join(", ") || null],
              ["Skills", agent.skills.join(", ") || null],
              ["Email", agent.email ?? "Shown once the agent accepts"],
              [
                "Phone",
                agent.phone && tel ? (
                  <a key="phone" href={tel}>
                    {agent.phone}
                  </a>
                ) : terms?.state === "accepted" ? null : (
                  "Shown once the agent accepts"
                ),
              ],
            ]}
          />
        </Card>
        <Card title={terms ? terms.stateText : "Terms"}>
          {terms ? (
            <TermsList terms={terms} />
          ) : (
            <p>
              {agent.commissionRate}% of deal value, due when you confirm the deal. By default, an assignment
              covers the agent’s markets until either of you ends it.
            </p>
          )}
        </Card>
      </div>
      <Certificates />
      <Ratings />
    </Page>
  );
}
