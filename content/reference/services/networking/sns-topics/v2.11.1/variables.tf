# modules/networking/sns-topics of the service catalog, v2.11.1.

# Required inputs

variable "name" {
  type = string
}

# Optional inputs

variable "allow_publish_accounts" {
  type    = list(string)
  default = []
}

variable "allow_publish_services" {
  type    = list(string)
  default = []
}

variable "allow_subscribe_accounts" {
  type    = list(string)
  default = []
}

variable "allow_subscribe_protocols" {
  type = list(string)
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

variable "content_based_deduplication" {
  type    = bool
  default = null
}

variable "create_resources" {
  type    = bool
  default = true
}

variable "delivery_policy" {
  type    = string
  default = null
}

variable "display_name" {
  type    = string
  default = ""
}

variable "enable_advanced_formatting" {
  type    = bool
  default = false
}

variable "enable_fifo" {
  type    = bool
  default = false
}

variable "http_failure_feedback_role_arn" {
  type    = string
  default = null
}

variable "http_success_feedback_role_arn" {
  type    = string
  default = null
}

variable "kms_master_key_id" {
  type    = string
  default = "alias/aws/sns"
}

variable "message_retention_period" {
  type    = number
  default = null
}

variable "slack_webhook_url_secrets_manager_arn" {
  type    = string
  default = null
}

variable "tags" {
  type    = map(string)
  default = {}
}
