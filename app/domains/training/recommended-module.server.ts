import type { AgentContext } from "~/domains/agents/agents.server";
import type { AgentTier } from "~/domains/agents/tiers";
import { AGENT_TRAINING } from "~/paths/business/training";
import type { Category, Difficulty } from "./module";
import type { ModuleProgress } from "./progress";
import { listProgress } from "./progress.server";

interface Help {
  categories: readonly Category[];
  difficulties: readonly Difficulty[];
  why: string;
}

const BY_TIER: Record<AgentTier, Help> = {
  entry: {
    categories: ["sales_fundamentals", "communication"],
    difficulties: ["beginner", "intermediate"],
    why: "it helps you close your first deals and reach Bronze.",
  },
  bronze: {
    categories: ["product_knowledge", "communication", "sales_fundamentals"],
    difficulties: ["beginner", "intermediate"],
    why: "it helps you close more leads and reach Silver.",
  },
  silver: {
    categories: ["cultural_awareness", "technology", "communication"],
    difficulties: ["intermediate", "advanced"],
    why: "it helps you enter new markets and reach Gold.",
  },
  gold: {
    categories: ["sales_fundamentals", "cultural_awareness", "technology"],
    difficulties: ["advanced", "intermediate"],
    why: "it helps you win larger deals and reach Platinum.",
  },
  platinum: {
    categories: ["sales_fundamentals", "cultural_awareness", "technology"],
    difficulties: ["advanced", "intermediate"],
    why: "it is an advanced module.",
  },
};

const ONBOARDING: Help = {
  categories: ["communication", "sales_fundamentals"],
  difficulties: ["beginner"],
  why: "it prepares you for your onboarding interview.",
};

/** The smaller the nearer: by category, then by difficulty. */
function distance({ module }: ModuleProgress, { categories, difficulties }: Help): number {
  const [category, difficulty] = [
    categories.indexOf(module.category),
    difficulties.indexOf(module.difficulty),
  ];
  return (category < 0 ? 9 : category) * 10 + (difficulty < 0 ? 9 : difficulty);
}

/** What was begun comes first; null once all modules are completed. */
function nextFor(help: Help, rows: readonly ModuleProgress[]) {
  const open = rows.filter(({ enrolment }) => !enrolment?.completedAt);
  const begun = open.find(({ enrolment }) => enrolment);
  if (begun) return { row: begun, why: "you started it and can continue." };
  const [row] = [...open].sort((a, b) => distance(a, help) - distance(b, help));
  return row ? { row, why: help.why } : null;
}

/** By the onboarding until the application is approved, then by the tier. */
export const recommendedModule = ({ agent }: AgentContext, rows: readonly ModuleProgress[]) =>
  nextFor(agent.reviewedAt === null ? ONBOARDING : BY_TIER[agent.tier], rows);

/** For a page that shows it beside other things; null once all modules are completed. */
export async function helpView(ctx: AgentContext) {
  const help = recommendedModule(ctx, await listProgress(ctx));
  return (
    help && { to: AGENT_TRAINING.module(help.row.module.id), title: help.row.module.title, why: help.why }
  );
}
