import { m } from "~/messages/messages";

export const keptData = (): [what: string, how: string][] => [
  [
    m.privacy_retention_exempt_your_user_and_the_content(),
    m.privacy_retention_exempt_until_you_delete_it_or(),
  ],
  [
    m.privacy_retention_exempt_audit_log_with_sign_ins(),
    m.privacy_retention_exempt_kept_it_records_actions_identifies(),
  ],
  [m.privacy_retention_exempt_number_of_leads_used(), m.privacy_retention_exempt_as_long_as_the_law()],
  [
    m.privacy_retention_exempt_invoices_with_name_address_and(),
    m.privacy_retention_exempt_as_long_as_the_law(),
  ],
  [
    m.privacy_retention_exempt_agent_commissions_and_payouts(),
    m.privacy_retention_exempt_as_long_as_the_law_2(),
  ],
  [
    m.privacy_retention_exempt_agent_ratings_by_businesses(),
    m.privacy_retention_exempt_as_numbers_with_the_agents(),
  ],
  [
    m.privacy_retention_exempt_training_progress_and_certificates(),
    m.privacy_retention_exempt_until_you_erase_your_account(),
  ],
  [
    m.privacy_retention_exempt_addresses_that_opted_out_of(),
    m.privacy_retention_exempt_stored_as_anonymous_codes_to(),
  ],
  [m.privacy_retention_exempt_database_backups(), m.privacy_retention_exempt_30_days_at_cloudflare()],
  [m.privacy_retention_exempt_server_logs(), m.privacy_retention_exempt_as_long_as_the_operators()],
];

export const daysText = (days: number) =>
  days === 0 ? m.privacy_retention_exempt_within_a_day() : m.privacy_retention_exempt_days({ count: days });
