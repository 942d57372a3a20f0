import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { reasonOf } from "~/core/log";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { listFreeSlots } from "~/domains/onboarding/interview/free-slots.server";
import { findLastInterview, slotTime } from "~/domains/onboarding/interview/interviews.server";
import { SLOTS_PAGE_SIZE } from "~/domains/onboarding/interview/policy";
import { scheduleInterview } from "~/domains/onboarding/interview/schedule-interview.server";
import { SlotChoice, SlotQuery } from "~/domains/onboarding/interview/schedule-schemas";
import { BookedInterview } from "~/domains/onboarding/interview/ui/booked-interview";
import { SlotForm } from "~/domains/onboarding/interview/ui/slot-form";
import { ZonePicker } from "~/domains/onboarding/interview/ui/zone-picker";
import { StepPage } from "~/domains/onboarding/ui/step-page";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { withQuery } from "~/paths/with-query";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Link } from "~/ui/link";
import { Rich } from "~/ui/rich";
import { reachedStep } from "./step.server";

export const meta: MetaFunction = () => [{ title: m.onboarding_interview_your_interview() }];

const HERE = DASHBOARD.onboardingStep("interview");

export const loader = agentPage(async (ctx, { request }) => {
  const { progress } = await reachedStep(ctx, "interview");
  const query = readQuery(request, SlotQuery);
  const last = await findLastInterview(ctx, ctx.agent.id);
  const booked = last?.state === "missed" ? null : last;
  const zone = query.zone ?? last?.zone ?? zoneOfAgent(ctx.agent);
  const page = await listFreeSlots(ctx, { limit: SLOTS_PAGE_SIZE, cursor: query.cursor }).catch(
    (error: unknown) => {
      ctx.log.error("interview slots not read", reasonOf(error));
      return null;
    },
  );
  return {
    current: progress.current,
    zone,
    missed: last && booked === null ? slotTime(last.startsAt, zone) : null,
    booked: booked && {
      time: slotTime(booked.startsAt, zone),
      minutes: booked.minutes,
      interviewer: booked.interviewer,
      place: booked.place,
      isPast: booked.startsAt <= ctx.now(),
      isHeld: booked.state === "held",
    },
    slots:
      page === null
        ? null
        : page.rows.map(({ id, startsAt, minutes, interviewer }) => ({
            value: id,
            label: slotTime(startsAt, zone),
            hint: m.onboarding_interview_minutes_with({ minutes, interviewer }),
          })),
    isFirst: query.cursor === undefined,
    next: page?.next ?? null,
  };
});

export const action = agentPage(async (ctx, args) =>
  handleForm(args, SlotChoice, async (choice) => {
    const { startsAt, zone, interviewer } = await scheduleInterview(ctx, choice);
    return redirectWithFlash(args.context, DASHBOARD.onboardingComplete, {
      kind: "success",
      title: m.onboarding_interview_interview_scheduled(),
      text: m.onboarding_interview_with_weve_emailed_you_a({
        startsAt: slotTime(startsAt, zone),
        interviewer,
      }),
    });
  }),
);

export default function OnboardingInterviewPage() {
  const { current, zone, missed, booked, slots, isFirst, next } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof SlotChoice>>({
    lastResult: useActionData<typeof action>()?.result,
  });
  const to = (cursor?: number) => withQuery(HERE, { zone, cursor });
  return (
    <StepPage step="interview" title={m.onboarding_interview_your_interview()} current={current}>
      {missed ? (
        <Alert kind="error" title={m.onboarding_interview_you_missed_your_interview_on({ missed })}>
          {m.onboarding_interview_choose_another_time_your_application()}
        </Alert>
      ) : null}
      {booked ? <BookedInterview {...booked} /> : null}
      {booked?.isPast ? null : (
        <>
          {slots === null ? (
            <Alert kind="error" title={m.onboarding_interview_failed_to_fetch_slots()}>
              <Rich
                parts={m.onboarding_interview_your_progress_is_saved_try.parts({})}
                tags={{ link: (text) => <Link to={to()}>{text}</Link> }}
              />
            </Alert>
          ) : null}
          <ZonePicker action={HERE} zone={zone} />
          {slots?.length ? (
            <SlotForm form={form} fields={fields} slots={slots} zone={zone} isMove={booked !== null} />
          ) : null}
          {slots?.length === 0 ? (
            <EmptyState title={m.onboarding_interview_no_times_available()}>
              {m.onboarding_interview_new_times_are_added_every()}
            </EmptyState>
          ) : null}
          <p className="row">
            {isFirst ? null : <Link to={to()}>{m.onboarding_interview_earliest_times()}</Link>}
            {next === null ? null : <Link to={to(next)}>{m.onboarding_interview_later_times()}</Link>}
          </p>
        </>
      )}
    </StepPage>
  );
}
