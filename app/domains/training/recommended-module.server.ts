import type { AgentContext } from "~/domains/agents/agents.server";
import type { AgentTier } from "~/domains/agents/tiers";
import { m } from "~/messages/messages";
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
    get why() {
      return m.training_recommended_module_it_helps_you_close_your();
    },
  },
  bronze: {
    categories: ["product_knowledge", "communication", "sales_fundamentals"],
    difficulties: ["beginner", "intermediate"],
    get why() {
      return m.training_recommended_module_it_helps_you_close_more();
    },
  },
  silver: {
    categories: ["cultural_awareness", "technology", "communication"],
    difficulties: ["intermediate", "advanced"],
    get why() {
      return m.training_recommended_module_it_helps_you_enter_new();
    },
  },
  gold: {
    categories: ["sales_fundamentals", "cultural_awareness", "technology"],
    difficulties: ["advanced", "intermediate"],
    get why() {
      return m.training_recommended_module_it_helps_you_win_larger();
    },
  },
  platinum: {
    categories: ["sales_fundamentals", "cultural_awareness", "technology"],
    difficulties: ["advanced", "intermediate"],
    get why() {
      return m.training_recommended_module_it_is_an_advanced_module();
    },
  },
};

const ONBOARDING: Help = {
  categories: ["communication", "sales_fundamentals"],
  difficulties: ["beginner"],
  get why() {
    return m.training_recommended_module_it_prepares_you_for_your();
  },
};

/** Smaller means closer: by category, then by difficulty. */
function distance({ module }: ModuleProgress, { categories, difficulties }: Help): number {
  const [category, difficulty] = [
    categories.indexOf(module.category),
    difficulties.indexOf(module.difficulty),
  ];
  return (category < 0 ? 9 : category) * 10 + (difficulty < 0 ? 9 : difficulty);
}

/** A started module comes first; null once all modules are completed. */
function nextFor(help: Help, rows: readonly ModuleProgress[]) {
  const open = rows.filter(({ enrolment }) => !enrolment?.completedAt);
  const begun = open.find(({ enrolment }) => enrolment);
  if (begun) return { row: begun, why: m.training_recommended_module_you_started_it_and_can() };
  const [row] = [...open].sort((a, b) => distance(a, help) - distance(b, help));
  return row ? { row, why: help.why } : null;
}

/** Follows the onboarding order until the application is approved, then the agent's tier. */
export const recommendedModule = ({ agent }: AgentContext, rows: readonly ModuleProgress[]) =>
  nextFor(agent.reviewedAt === null ? ONBOARDING : BY_TIER[agent.tier], rows);

/** For a page that shows it next to other content; null once all modules are completed. */
export async function helpView(ctx: AgentContext) {
  const help = recommendedModule(ctx, await listProgress(ctx));
  return (
    help && { to: AGENT_TRAINING.module(help.row.module.id), title: help.row.module.title, why: help.why }
  );
}
