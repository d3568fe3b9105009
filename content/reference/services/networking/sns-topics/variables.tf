# modules/networking/sns-topics of the service catalog, v0.96.3.

# Required inputs

variable "name" {
  description = "Name of the SNS topic."
  type        = string
}

# Optional inputs

variable "allow_publish_accounts" {
  description = "ARNs of the IAM identities that are allowed to send messages to the topic."
  type        = list(string)
  default     = []
}

variable "allow_publish_services" {
  description = "AWS services that are allowed to send messages to the topic."
  type        = list(string)
  default     = []
}

variable "allow_subscribe_accounts" {
  description = "ARNs of the IAM identities that may subscribe to the topic."
  type        = list(string)
  default     = []
}

variable "allow_subscribe_protocols" {
  description = "Protocols, such as `https`, `email` or `lambda`, that subscriptions to the topic may use."
  type        = list(string)
  default = [
    "http",
    "https",
    "email",
    "email-json",
    "sms",
    "sqs",
    "application",
    "lambda"
  ]
}

variable "create_resources" {
  description = "Whether the module creates its resources. With `false`, it does nothing."
  type        = bool
  default     = true
}

variable "display_name" {
  description = "Name under which the topic is displayed, besides its `name`."
  type        = string
  default     = ""
}

variable "kms_master_key_id" {
  description = "ID or alias of the KMS key that encrypts the topic."
  type        = string
  default     = "alias/aws/sns"
}

variable "slack_webhook_url_secrets_manager_arn" {
  description = "ARN of the Secrets Manager secret with the URL of the Slack webhook to which messages are relayed. With `null`, nothing is sent to Slack."
  type        = string
  default     = null
}
