import { m } from "~/messages/messages";
import type { DataRequest } from "./schemas";

type Kind = DataRequest["kind"];

export const REQUEST_LABELS: Record<
  Kind,
  { choice: string; hint: string; heading: string; does: string; button: string }
> = {
  access: {
    get choice() {
      return m.privacy_request_labels_see_what_you_hold_about();
    },
    get hint() {
      return m.privacy_request_labels_a_file_with_every_record();
    },
    get heading() {
      return m.privacy_request_labels_see_what_we_hold_about();
    },
    get does() {
      return m.privacy_request_labels_download_a_file_with_every();
    },
    get button() {
      return m.privacy_request_labels_download_file();
    },
  },
  erase: {
    get choice() {
      return m.privacy_request_labels_delete_my_data_and_stop();
    },
    get hint() {
      return m.privacy_request_labels_in_the_shared_directory_and();
    },
    get heading() {
      return m.privacy_request_labels_delete_your_data_and_stop();
    },
    get does() {
      return m.privacy_request_labels_we_delete_every_record_with();
    },
    get button() {
      return m.privacy_request_labels_delete_my_data();
    },
  },
  stop: {
    get choice() {
      return m.privacy_request_labels_only_stop_emails();
    },
    get hint() {
      return m.privacy_request_labels_your_record_stays_but_no();
    },
    get heading() {
      return m.privacy_request_labels_stop_all_emails_to_you();
    },
    get does() {
      return m.privacy_request_labels_no_business_can_email_your();
    },
    get button() {
      return m.privacy_request_labels_stop_emails();
    },
  },
};
