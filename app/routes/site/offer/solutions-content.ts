import { m } from "~/messages/messages";
import { paths } from "~/paths";

const { site, auth } = paths;

/** A business's goals, each with a link to the step that serves it. */
export const goals = () =>
  [
    [
      m.site_solutions_content_enter_a_new_market(),
      m.site_solutions_content_find_companies_before_you_book(),
      "#find",
      m.site_solutions_content_describe_your_customer(),
    ],
    [
      m.site_solutions_content_fill_a_pipeline(),
      m.site_solutions_content_find_matching_companies_with_reasons(),
      "#fit",
      m.site_solutions_content_view_matches(),
    ],
    [
      m.site_solutions_content_sell_through_local_agents(),
      m.site_solutions_content_have_someone_local_at_the(),
      "#meet",
      m.site_solutions_content_send_a_local_agent(),
    ],
    [
      m.site_solutions_content_follow_every_lead_to_the(),
      m.site_solutions_content_see_each_leads_stage_and(),
      "#deal",
      m.site_solutions_content_follow_the_deal(),
    ],
  ] as const;

interface Capability {
  need: string;
  usual: string;
  here: string;
  more?: { to: string; label: string };
}

/** Each need as met without the product (`usual`) and with it (`here`). */
export const capabilities = (): Capability[] => [
  {
    need: m.site_solutions_content_find_companies(),
    usual: m.site_solutions_content_search_engines_trade_fairs_bought(),
    here: m.site_solutions_content_one_directory_of_54_countries(),
    more: { to: site.home, label: m.site_solutions_content_try_it() },
  },
  {
    need: m.site_solutions_content_know_whom_to_call_first(),
    usual: m.site_solutions_content_a_guess_or_a_score(),
    here: m.site_solutions_content_a_score_with_its_reasons(),
    more: { to: "#fit", label: m.site_solutions_content_see_one() },
  },
  {
    need: m.site_solutions_content_trust_a_record(),
    usual: m.site_solutions_content_without_source_or_date(),
    here: m.site_solutions_content_source_and_date_for_every(),
  },
  {
    need: m.site_solutions_content_email_them(),
    usual: m.site_solutions_content_an_email_app_and_a(),
    here: m.site_solutions_content_templates_and_campaigns_beside_the(),
    more: { to: site.pricing, label: m.site_solutions_content_limits_by_plan() },
  },
  {
    need: m.site_solutions_content_be_there_in_person(),
    usual: m.site_solutions_content_an_office_or_a_distributor(),
    here: m.site_solutions_content_an_agent_who_is_paid(),
    more: { to: site.rates, label: m.site_solutions_content_their_rates() },
  },
  {
    need: m.site_solutions_content_measure_results(),
    usual: m.site_solutions_content_reports_from_several_tools(),
    here: m.site_solutions_content_one_record_from_lead_to(),
    more: { to: auth.businessSignup, label: m.site_solutions_content_start_free_trial() },
  },
];

/** Limits a buyer should know before buying. */
export const limits = () => [
  m.site_solutions_content_it_does_not_collect_profiles(),
  m.site_solutions_content_it_never_emails_addresses_without(),
  m.site_solutions_content_it_does_not_replace_your(),
  m.site_solutions_content_it_never_fills_gaps_with(),
];

export const stages = () => [
  m.site_solutions_content_new_lead(),
  m.site_solutions_content_qualified(),
  m.site_solutions_content_in_progress(),
  m.site_solutions_content_closed_won(),
];
