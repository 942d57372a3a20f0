import { z } from "zod";

/** Maximum number of changes that Meta puts into one call. */
export const MAX_EVENTS = 1_000;

export const Envelope = z.object({ object: z.string().max(100), entry: z.unknown() });

/** Other webhook fields of Meta, none of them about a person who wrote. */
export const OTHER_FIELDS = new Set(
  `account_alerts account_review_update account_settings_update account_update automatic_events business_capability_update
  business_username_updates calls comments conversations feed flows follow followers group_lifecycle_update group_participants_update group_settings_update
  group_status_update history inbox_labels invalid_message_integration live_comments live_videos location mention mentions
  message_deliveries message_echoes message_reactions message_reads message_template_components_update
  message_template_quality_update message_template_status_update messaging_account_linking messaging_feedback
  messaging_handover messaging_policy_enforcement messaging_seen name parent_channel_partner_solutions partner_solutions
  payment_configuration_update phone_number_name_update phone_number_quality_update photos picture ratings
  response_feedback security send_cart smb_app_state_sync standby story_insights template_category_update
  template_correct_category_detection tracking_events user_id_update videos website`.split(/\s+/),
);
