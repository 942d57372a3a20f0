import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
import { notFound } from "~/core/errors";
import { parseId } from "~/core/ids";
import { readMove } from "~/domains/agents/assignments/answer-assignment.server";
import { getBusiness } from "~/domains/agents/assignments/businesses.server";
import { answerOffer } from "~/domains/matching/matches/answer-offer.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { AGENT_BUSINESSES } from "~/paths/agents/businesses";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: "Your response" }];

const WORDS = {
  accept: {
    title: "Accept",
    done: "Accepted",
    text: "They can share leads with you. You are paid under these terms.",
  },
  decline: { title: "Decline", done: "Declined", text: "We’ll notify them. They can invite another agent." },
  end: {
    title: "Stop working for them",
    done: "Ended",
    text: "You’ll lose access to the leads they shared. Closed deals keep their commission.",
  },
} as const;

export const loader = agentPage(async (ctx, { params }) => {
  const move = readMove(params.move);
  if (!move) throw notFound("This page");
  const { assignment, business } = await getBusiness(ctx, parseId(params.offerId, "business"));
  if (assignment.state === "declined" || assignment.state === "ended") throw redirect(AGENT_BUSINESSES.list);
  return { move, business };
});

export const action = agentPage(async (ctx, args) => {
  const move = readMove(args.params.move);
  if (!move) throw notFound("This page");
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
  const { title, text } = WORDS[move];
  return (
    <ConfirmPage
      title={`${title}: ${business}?`}
      refusal={refusal}
      submit={title}
      kind={move === "accept" ? "primary" : "danger"}
      back={AGENT_BUSINESSES.list}
      keep="Cancel"
    >
      <p>{text}</p>
    </ConfirmPage>
  );
}
