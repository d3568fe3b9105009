# modules/mgmt/cost-management of the service catalog, v2.11.1.

# Required inputs

variable "account_name" {
  type = string
}

variable "name" {
  type = string
}

# Optional inputs

variable "acknowledge_destructive_cloud_nuke" {
  type    = bool
  default = false
}

variable "anomaly_monitor_dimension" {
  type    = string
  default = "SERVICE"
}

variable "anomaly_subscription_frequency" {
  type    = string
  default = "IMMEDIATE"
}

variable "anomaly_threshold_amount" {
  type    = number
  default = 100
}

variable "budgets" {
  type = list(object({
    name              = string
    time_unit         = string
    limit_amount      = number
    threshold_percent = number
    notification_type = string
  }))
  default = [
    {
      limit_amount      = 75,
      name              = "daily",
      notification_type = "ACTUAL",
      threshold_percent = 100,
      time_unit         = "DAILY"
    },
    {
      limit_amount      = 800,
      name              = "monthly-actual",
      notification_type = "ACTUAL",
      threshold_percent = 100,
      time_unit         = "MONTHLY"
    }
  ]
}

variable "cloud_nuke_assign_public_ip" {
  type    = bool
  default = false
}

variable "cloud_nuke_config_yaml" {
  type    = string
  default = null
}

variable "cloud_nuke_dry_run" {
  type    = bool
  default = true
}

variable "cloud_nuke_image" {
  type    = string
  default = null
}

variable "cloud_nuke_schedule_expression" {
  type    = string
  default = "cron(0 7 * * ? *)"
}

variable "cloud_nuke_security_group_ids" {
  type    = list(string)
  default = []
}

variable "cloud_nuke_target_regions" {
  type    = list(string)
  default = []
}

variable "cloud_nuke_task_cpu" {
  type    = number
  default = 512
}

variable "cloud_nuke_task_memory" {
  type    = number
  default = 1024
}

variable "ecs_cluster_arn" {
  type    = string
  default = null
}

variable "email_endpoints" {
  type    = list(string)
  default = []
}

variable "enable_anomaly_detection" {
  type    = bool
  default = true
}

variable "enable_budget_alerts" {
  type    = bool
  default = true
}

variable "enable_scheduled_cloud_nuke" {
  type    = bool
  default = false
}

variable "enable_slack_notifications" {
  type    = bool
  default = false
}

variable "lambda_memory_size" {
  type    = number
  default = 128
}

variable "lambda_timeout" {
  type    = number
  default = 30
}

variable "log_retention_days" {
  type    = number
  default = 30
}

variable "slack_webhook_url_secrets_manager_arn" {
  type    = string
  default = null
}

variable "subnet_ids" {
  type    = list(string)
  default = []
}

variable "vpc_id" {
  type    = string
  default = null
}
