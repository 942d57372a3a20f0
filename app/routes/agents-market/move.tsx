import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
import { DomainError } from "~/core/errors";
import { parseId } from "~/core/ids";
import { readMove } from "~/domains/agents/assignments/answer-assignment.server";
import { getBusiness } from "~/domains/agents/assignments/businesses.server";
import { answerOffer } from "~/domains/matching/matches/answer-offer.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { m } from "~/messages/messages";
import { AGENT_BUSINESSES } from "~/paths/agents/businesses";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: m.agents_move_your_response() }];

const WORDS = {
  accept: {
    question: (business: string) => m.agents_move_accept_offer_from({ business }),
    get submit() {
      return m.agents_move_accept();
    },
    done: "Offer accepted",
    get text() {
      return m.agents_move_they_can_share_leads_with();
    },
  },
  decline: {
    question: (business: string) => m.agents_move_decline_offer_from({ business }),
    get submit() {
      return m.agents_move_decline();
    },
    done: "Offer declined",
    get text() {
      return m.agents_move_well_notify_them_they_can();
    },
  },
  end: {
    question: (business: string) => m.agents_move_stop_working_for({ business }),
    get submit() {
      return m.agents_move_stop_working_for_them();
    },
    done: "Assignment ended",
    get text() {
      return m.agents_move_youll_lose_access_to_the();
    },
  },
} as const;

export const loader = agentPage(async (ctx, { params }) => {
  const move = readMove(params.move);
  if (!move) throw new DomainError("not_found", m.agents_move_this_page());
  const { assignment, business } = await getBusiness(ctx, parseId(params.offerId, "business"));
  if (assignment.state === "declined" || assignment.state === "ended") throw redirect(AGENT_BUSINESSES.list);
  return { move, business };
});

export const action = agentPage(async (ctx, args) => {
  const move = readMove(args.params.move);
  if (!move) throw new DomainError("not_found", m.agents_move_this_page());
  const { assignment, business } = await getBusiness(ctx, parseId(args.params.offerId, "business"));
  return handleForm(args, EmptyForm, async () => {
    await answerOffer(ctx, assignment.id, move);
    const { done: title, text } = WORDS[move];
    return redirectWithFlash(args.context, AGENT_BUSINESSES.list, {
      kind: "success",
      title: `${title}: ${business}`,
      text,
    });
  });
});

export default function MovePage() {
  const { move, business } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.result.error?.[""];
  const { question, submit, text } = WORDS[move];
  return (
    <ConfirmPage
      title={question(business)}
      refusal={refusal}
      submit={submit}
      kind={move === "accept" ? "primary" : "danger"}
      back={AGENT_BUSINESSES.list}
      keep="Cancel"
    >
      <p>{text}</p>
    </ConfirmPage>
  );
}
