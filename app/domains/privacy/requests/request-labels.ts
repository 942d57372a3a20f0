import { m } from "~/messages/messages";
import type { DataRequest } from "./schemas";

type Kind = DataRequest["kind"];

export const REQUEST_LABELS: Record<
  Kind,
  { choice: string; hint: string; heading: string; does: string; button: string }
> = {
  access: {
    choice: "See what you hold about me",
    get hint() {
      return m.privacy_request_labels_a_file_with_every_record();
    },
    get heading() {
      return m.privacy_request_labels_see_what_we_hold_about();
    },
    does: "Download a file with every record that has your address, with its owner, source and date.",
    get button() {
      return m.privacy_request_labels_download_file();
    },
  },
  erase: {
    choice: "Delete my data and stop all emails",
    get hint() {
      return m.privacy_request_labels_in_the_shared_directory_and();
    },
    get heading() {
      return m.privacy_request_labels_delete_your_data_and_stop();
    },
    does: "We delete every record with your address from the shared directory and every business’s list. No business can add or email your address through us again. This can’t be undone.",
    get button() {
      return m.privacy_request_labels_delete_my_data();
    },
  },
  stop: {
    choice: "Only stop emails",
    get hint() {
      return m.privacy_request_labels_your_record_stays_but_no();
    },
    get heading() {
      return m.privacy_request_labels_stop_all_emails_to_you();
    },
    does: "No business can email your address through us again. Your record stays, so businesses can still find and call you.",
    get button() {
      return m.privacy_request_labels_stop_emails();
    },
  },
};
