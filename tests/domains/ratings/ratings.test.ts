import { describe, expect, it } from "vitest";
import { findAgent } from "~/domains/agents/agents.server";
import { agentJson } from "~/domains/agents/json";
import { marketAgentsByIds } from "~/domains/agents/marketplace/market-agents.server";
import { getOwnClose } from "~/domains/commissions/closes/answer-close.server";
import { reverseClose } from "~/domains/commissions/closes/end-close.server";
import { eraseUser } from "~/domains/privacy/erasure/erase-user.server";
import { ownData } from "~/domains/privacy/own-data.server";
import { answerRating, reportRating } from "~/domains/ratings/answer-rating.server";
import { redactOwnRatings } from "~/domains/ratings/erase-ratings.server";
import { getOwnRating, listOwnRatings, listRatings } from "~/domains/ratings/list-ratings.server";
import {
  countReported,
  keepComment,
  listReported,
  removeComment,
} from "~/domains/ratings/moderate-rating.server";
import { CHANGE_DAYS } from "~/domains/ratings/policy";
import { findRatingOfClose, rateClose, undoRating } from "~/domains/ratings/rate-close.server";
import { RatingInput } from "~/domains/ratings/schemas";
import { confirmDeal, makeAgent, reportDeal } from "../../support/fixtures/commissions";
import { outcome, signUpAdmin } from "../../support/fixtures/people";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const said = (stars: number, comment?: string) => RatingInput.parse({ stars, comment });

async function confirmed(business: Business, agent: Awaited<ReturnType<typeof makeAgent>>) {
  const id = await reportDeal(business, agent, 1_000);
  await confirmDeal(business, id);
  return id;
}

const sideOf = ({ ctx, agent }: Awaited<ReturnType<typeof makeAgent>>) => ({ ...ctx, agent });

const ratingOf = async (agentId: number) => {
  const agent = await findAgent(testContext(), agentId);
  return agent && [agentJson(agent).rating, agentJson(agent).ratingCount];
};

async function rated(comment = "Always on time.") {
  const [business, agent] = [await makeBusiness({ plan: "corporate" }), await makeAgent()];
  const closeId = await confirmed(business, agent);
  const rating = await rateClose(business.ctx, closeId, said(4, comment));
  return { business, agent, side: sideOf(agent), closeId, rating };
}

describe("a business rates an agent", () => {
  it("rates once per confirmed deal, and the average is computed from the ratings", async () => {
    const [business, agent] = [await makeBusiness({ plan: "corporate" }), await makeAgent()];
    expect(await ratingOf(agent.agent.id)).toEqual([null, 0]);
    const ids = [];
    for (const stars of [5, 4, 4]) {
      const id = await confirmed(business, agent);
      for (let press = 0; press < 2; press += 1) await rateClose(business.ctx, id, said(stars));
      ids.push(id);
    }
    expect(await ratingOf(agent.agent.id)).toEqual([4.3, 3]);
    await rateClose(business.ctx, ids[1] ?? 0, said(1, "Late."));
    expect(await ratingOf(agent.agent.id)).toEqual([3.3, 3]);
    await undoRating(business.ctx, ids[1] ?? 0);
    await undoRating(business.ctx, ids[1] ?? 0);
    expect(await ratingOf(agent.agent.id)).toEqual([4.5, 2]);
    const [market] = await marketAgentsByIds(business.ctx, [agent.agent.id]);
    expect(market).toMatchObject({ ratings: 2, stars: 9 });
  });

  it("can't rate a pending or disputed deal, or another account's deal", async () => {
    const [business, other, agent] = [await makeBusiness(), await makeBusiness(), await makeAgent()];
    const closeId = await reportDeal(business, agent, 1_000);
    expect(await outcome(rateClose(business.ctx, closeId, said(5)))).toBe("conflict");
    await confirmDeal(business, closeId);
    expect(await outcome(rateClose(other.ctx, closeId, said(5)))).toBe("not_found");
    expect(await outcome(undoRating(other.ctx, closeId))).toBe("not_found");
    expect(await outcome(rateClose(business.ctx, closeId, said(5)))).toBe("passed");
  });

  it("can't change or undo a rating once the time for changes has passed", async () => {
    const { business, closeId } = await rated();
    const later = { ...business.ctx, now: () => new Date(Date.now() + (CHANGE_DAYS * 24 + 1) * 3_600_000) };
    expect(await outcome(rateClose(later, closeId, said(1)))).toBe("conflict");
    expect(await outcome(undoRating(later, closeId))).toBe("conflict");
    expect((await findRatingOfClose(business.ctx, closeId))?.stars).toBe(4);
  });

  it("leaves one rating after two concurrent ratings, and a correct average", async () => {
    const [business, agent] = [await makeBusiness(), await makeAgent()];
    const closeId = await confirmed(business, agent);
    await Promise.all([rateClose(business.ctx, closeId, said(5)), rateClose(business.ctx, closeId, said(2))]);
    const left = (await findRatingOfClose(business.ctx, closeId))?.stars;
    expect(await ratingOf(agent.agent.id)).toEqual([left, 1]);
  });

  it("loses a rating from the average when its deal is reversed", async () => {
    const { business, agent, side, closeId } = await rated();
    const other = await confirmed(business, agent);
    await rateClose(business.ctx, other, said(2));
    await reverseClose(business.ctx, await getOwnClose(business.ctx, closeId));
    expect(await ratingOf(agent.agent.id)).toEqual([2, 1]);
    expect((await listOwnRatings(side, { limit: 5 })).rows.map(({ rating }) => rating.stars)).toEqual([2]);
    expect(await outcome(rateClose(business.ctx, closeId, said(5)))).toBe("conflict");
    await undoRating(business.ctx, closeId);
    expect(await ratingOf(agent.agent.id)).toEqual([2, 1]);
  });

  it("can't rate a test deal; a demo rating isn't counted and is listed to demo accounts", async () => {
    const [business, agent] = [await makeBusiness(), await makeAgent()];
    const closeId = await confirmed(business, agent);
    const set = (change: string) =>
      env.DB.prepare(`update closes set ${change} where id = ?`).bind(closeId).run();
    await set("is_test = 1");
    expect(await outcome(rateClose(business.ctx, closeId, said(5)))).toBe("not_found");
    await set("is_test = 0, is_demo = 1");
    await rateClose(business.ctx, closeId, said(5, "Made up."));
    expect(await ratingOf(agent.agent.id)).toEqual([null, 0]);
    const listed = async (isDemo: boolean) =>
      (
        await listRatings(
          { ...business.ctx, account: { ...business.account, isDemo } },
          { id: agent.agent.id, isDemo: false },
          { limit: 5 },
        )
      ).rows.length;
    expect([await listed(false), await listed(true)]).toEqual([0, 1]);
  });
});

describe("a rated agent", () => {
  it("sees who rated them, and may reply to and report each comment once", async () => {
    const { business, side, closeId, rating } = await rated();
    expect((await getOwnRating(side, rating.id)).business).toBe(business.account.name);
    for (let press = 0; press < 2; press += 1) await answerRating(side, rating.id, "Thank you.");
    expect(await outcome(answerRating(side, rating.id, "Something else."))).toBe("conflict");
    await reportRating(side, rating.id, "It is not true.");
    expect(await outcome(reportRating(side, rating.id, "Again."))).toBe("conflict");
    const changed = await rateClose(business.ctx, closeId, said(4, "Other words."));
    expect(changed).toMatchObject({ answer: null, answeredAt: null, reportedAt: null });
    expect((await answerRating(side, rating.id, "New answer.")).rating.answer).toBe("New answer.");
    const stranger = sideOf(await makeAgent());
    expect(await outcome(answerRating(stranger, rating.id, "Mine?"))).toBe("not_found");
  });

  it("gets a reported comment removed with a reason for its author, or kept, by an administrator", async () => {
    const admin = (await signUpAdmin()).ctx;
    const { business, side, closeId, rating } = await rated("You are a thief.");
    expect(await outcome(removeComment(admin, rating.id, "Insult"))).toBe("not_found");
    const before = await countReported(admin);
    await reportRating(side, rating.id, "An insult.");
    expect(await countReported(admin)).toBe(before + 1);
    expect((await listReported(admin, { after: rating.id - 1, limit: 1 }))[0]?.id).toBe(rating.id);
    expect(await removeComment(admin, rating.id, "It insults.")).toMatchObject({ comment: null, stars: 4 });
    expect(await outcome(keepComment(admin, rating.id))).toBe("conflict");
    expect((await rateClose(business.ctx, closeId, said(1, "Still a thief."))).comment).toBeNull();
    expect(await outcome(answerRating(side, rating.id, "So?"))).toBe("conflict");
    const notice = await env.DB.prepare("select text from notifications where user_id = ? order by id desc")
      .bind(business.user.userId)
      .first("text");
    expect(notice).toBe("Your star rating stays. Reason: It insults.");
    const line = await env.DB.prepare(
      "select detail from audit_log where action = 'remove-rating-comment' and target = ?",
    )
      .bind(`rating:${rating.id}`)
      .first("detail");
    expect(line).toBe('{"reason":"It insults."}');
    const other = await rated("Fine.");
    await reportRating(other.side, other.rating.id, "I don't like it.");
    await keepComment(admin, other.rating.id);
    expect(await outcome(removeComment(admin, other.rating.id, "Changed my mind"))).toBe("conflict");
    expect(await countReported(admin)).toBe(before);
  });

  it("is erased with comments and replies; a closed account's comments are erased too", async () => {
    const one = await rated();
    const data = await ownData(one.side);
    expect(data.agentRatings).toMatchObject([{ stars: 4, comment: "Always on time." }]);
    await answerRating(one.side, one.rating.id, "Thank you.");
    await eraseUser(testContext(), one.agent.userId, "delete-user");
    expect(await findRatingOfClose(one.business.ctx, one.closeId)).toMatchObject({
      stars: 4,
      comment: null,
      answer: null,
    });
    const two = await rated();
    expect((await ownData(two.business.ctx)).agentRatings).toMatchObject([{ comment: "Always on time." }]);
    while (await redactOwnRatings(two.business.ctx));
    expect((await getOwnRating(two.side, two.rating.id)).rating).toMatchObject({ stars: 4, comment: null });
    expect(await ratingOf(two.agent.agent.id)).toEqual([4, 1]);
  });
});

it("loads a page of 10,000 ratings with few rows read", async () => {
  const { business, agent, closeId } = await rated();
  const many = `with recursive n(value) as (select 1 union all select value + 1 from n where value < 10000)`;
  await env.DB.prepare(
    `insert into closes (agent_id, account_id, state, value, tier, rate, commission, reported_at, due_at)
      select ?1, ?2, 'confirmed', 1, 'entry', 5, 0, 1, 1 from (${many} select value from n)`,
  )
    .bind(agent.agent.id, business.account.id)
    .run();
  await env.DB.prepare(
    `insert into agent_ratings (close_id, agent_id, account_id, stars, created_at, created_by)
      select id, agent_id, account_id, 5, 1, 1 from closes where agent_id = ?1 and id > ?2`,
  )
    .bind(agent.agent.id, closeId)
    .run();
  expect((await ratingOf(agent.agent.id))?.[1]).toBe(10_001);
  const { ctx, rowsRead } = metered(business.ctx);
  const page = await listRatings(ctx, { id: agent.agent.id, isDemo: false }, { limit: 50 });
  expect([page.rows.length, page.total]).toEqual([50, { count: 300, isExact: false }]);
  expect(rowsRead()).toBeLessThanOrEqual(500);
});
