import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CATEGORIES, CATEGORY_KEYS } from "~/domains/training/module";
import { listProgress, trainingSummary } from "~/domains/training/progress.server";
import { recommendedModule } from "~/domains/training/recommended-module.server";
import { ModulesQuery } from "~/domains/training/schemas";
import { ModuleCard } from "~/domains/training/ui/module-card";
import { HelpsNext } from "~/domains/training/ui/recommended-module";
import { TrainingTabs, tabsOf } from "~/domains/training/ui/training-tabs";
import { cardOf, minutesText } from "~/domains/training/view";
import { readQuery } from "~/http/pages/query.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Stat } from "~/ui/data/stat";
import { EmptyState } from "~/ui/feedback/empty-state";
import { FilterChoices } from "~/ui/forms/filter-choices";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";
import { academyPage, pagesFor } from "./side.server";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: m.training_modules_training_academy() }];

export const loader = academyPage(async (ctx, { request }) => {
  const { category } = readQuery(request, ModulesQuery);
  const pages = pagesFor(ctx);
  const rows = await listProgress(ctx);
  const summary = await trainingSummary(ctx, rows);
  const helps = ctx.agent ? recommendedModule({ ...ctx, agent: ctx.agent }, rows) : null;
  return {
    tabs: tabsOf(pages),
    category: category ?? null,
    summary: {
      modules: `${summary.completed} of ${summary.modules}`,
      hours: minutesText(summary.minutesDone),
      allHours: `of ${minutesText(summary.minutes)}`,
      certificates: summary.certificates,
      percent: summary.percent,
    },
    help: helps && { why: helps.why, title: helps.row.module.title, to: pages.module(helps.row.module.id) },
    cards: rows
      .filter(({ module }) => !category || module.category === category)
      .map((row) => cardOf(row, pages)),
  };
});

export default function TrainingPage() {
  const { tabs, category, summary, help, cards } = useLoaderData<typeof loader>();
  const chips = [
    { to: tabs.home, label: m.training_modules_all(), isCurrent: category === null },
    ...CATEGORY_KEYS.map((key) => ({
      to: paths.withQuery(tabs.home, { category: key }),
      label: CATEGORIES[key],
      isCurrent: key === category,
    })),
  ];
  return (
    <Page
      title={m.training_modules_training_academy()}
      subtitle={m.training_modules_short_lessons_quizzes_and_verifiable()}
    >
      <TrainingTabs pages={tabs} current="home" />
      <div className="grid-4">
        <Stat value={summary.modules} label={m.training_modules_modules_completed()} to={tabs.progress} />
        <Stat
          value={summary.hours}
          hint={summary.allHours}
          label={m.training_modules_learning_time()}
          to={tabs.progress}
        />
        <Stat
          value={summary.certificates}
          label={m.training_modules_valid_certificates()}
          to={tabs.certificates}
        />
        <Stat
          value={`${summary.percent}%`}
          label={m.training_modules_academy_progress()}
          to={tabs.progress}
        />
      </div>
      <HelpsNext help={help} />
      <FilterChoices label={m.training_modules_category()} choices={chips} />
      {cards.length === 0 ? (
        <EmptyState
          title={m.training_modules_no_modules_in_this_category()}
          action={<LinkButton to={tabs.home}>{m.training_modules_show_all_modules()}</LinkButton>}
        >
          {m.training_modules_choose_another_category()}
        </EmptyState>
      ) : (
        <ul className="grid-3 *:h-full" aria-label={m.training_modules_modules()}>
          {cards.map((card) => (
            <ModuleCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </Page>
  );
}
