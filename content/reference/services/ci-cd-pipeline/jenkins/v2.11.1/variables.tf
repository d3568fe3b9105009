# modules/mgmt/jenkins of the service catalog, v2.11.1.

# Required inputs

variable "acm_ssl_certificate_domain" {
  type = string
}

variable "alb_subnet_ids" {
  type = list(string)
}

variable "ami" {
  type = string
}

variable "ami_filters" {
  type = object({
    owners = list(string)
    filters = list(object({
      name   = string
      values = list(string)
    }))
  })
}

variable "domain_name" {
  type = string
}

variable "hosted_zone_id" {
  type = string
}

variable "instance_type" {
  type = string
}

variable "jenkins_subnet_id" {
  type = string
}

variable "memory" {
  type = string
}

variable "vpc_id" {
  type = string
}

# Optional inputs

variable "alarms_sns_topic_arn" {
  type    = list(string)
  default = []
}

variable "allow_incoming_http_from_cidr_blocks" {
  type    = list(string)
  default = []
}

variable "allow_incoming_http_from_security_group_ids" {
  type    = list(string)
  default = []
}

variable "allow_ssh_from_cidr_blocks" {
  type    = list(string)
  default = []
}

variable "allow_ssh_from_security_group_ids" {
  type    = list(string)
  default = []
}

variable "backup_job_alarm_period" {
  type    = number
  default = 86400
}

variable "backup_job_metric_name" {
  type    = string
  default = "jenkins-backup-job"
}

variable "backup_job_metric_namespace" {
  type    = string
  default = "Custom/Jenkins"
}

variable "backup_job_schedule_expression" {
  type    = string
  default = "rate(1 day)"
}

variable "backup_using_dlm" {
  type    = bool
  default = true
}

variable "backup_using_lambda" {
  type    = bool
  default = false
}

variable "build_permission_actions" {
  type    = list(string)
  default = []
}

variable "cloud_init_parts" {
  type = map(object({
    filename     = string
    content_type = string
    content      = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  type    = string
  default = null
}

variable "cloudwatch_log_group_retention_in_days" {
  type    = number
  default = null
}

variable "cloudwatch_log_group_tags" {
  type    = map(string)
  default = null
}

variable "create_route53_entry" {
  type    = bool
  default = true
}

variable "custom_tags" {
  type    = map(string)
  default = {}
}

variable "default_user" {
  type    = string
  default = "ubuntu"
}

variable "dlm_backup_job_schedule_interval" {
  type    = number
  default = 24
}

variable "dlm_backup_job_schedule_name" {
  type    = string
  default = "daily-last-two-weeks"
}

variable "dlm_backup_job_schedule_number_of_snapshots_to_retain" {
  type    = number
  default = 15
}

variable "dlm_backup_job_schedule_times" {
  type = list(string)
  default = [
    "03:00"
  ]
}

variable "ebs_kms_key_arn" {
  type    = string
  default = null
}

variable "ebs_kms_key_arn_is_alias" {
  type    = bool
  default = false
}

variable "enable_cloudwatch_alarms" {
  type    = bool
  default = true
}

variable "enable_cloudwatch_log_aggregation" {
  type    = bool
  default = true
}

variable "enable_cloudwatch_metrics" {
  type    = bool
  default = true
}

variable "enable_ip_lockdown" {
  type    = bool
  default = true
}

variable "enable_ssh_grunt" {
  type    = bool
  default = true
}

variable "external_account_auto_deploy_iam_role_arns" {
  type    = list(string)
  default = []
}

variable "external_account_ssh_grunt_role_arn" {
  type    = string
  default = ""
}

variable "high_asg_cpu_utilization_period" {
  type    = number
  default = 60
}

variable "high_asg_cpu_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_asg_cpu_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "high_asg_disk_utilization_period" {
  type    = number
  default = 60
}

variable "high_asg_disk_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_asg_disk_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "high_asg_memory_utilization_period" {
  type    = number
  default = 60
}

variable "high_asg_memory_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_asg_memory_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "is_internal_alb" {
  type    = bool
  default = true
}

variable "jenkins_device_name" {
  type    = string
  default = "xvdh"
}

variable "jenkins_mount_point" {
  type    = string
  default = "/jenkins"
}

variable "jenkins_user" {
  type    = string
  default = "jenkins"
}

variable "jenkins_volume_alarm_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "jenkins_volume_encrypted" {
  type    = bool
  default = true
}

variable "jenkins_volume_size" {
  type    = number
  default = 200
}

variable "jenkins_volume_type" {
  type    = string
  default = "gp2"
}

variable "keypair_name" {
  type    = string
  default = null
}

variable "name" {
  type    = string
  default = "jenkins"
}

variable "root_block_device_volume_type" {
  type    = string
  default = "gp2"
}

variable "root_volume_size" {
  type    = number
  default = 100
}

variable "server_iam_role_allow_self_assume" {
  type    = bool
  default = false
}

variable "server_iam_role_max_session_duration" {
  type    = number
  default = 3600
}

variable "should_create_cloudwatch_log_group" {
  type    = bool
  default = true
}

variable "skip_health_check" {
  type    = bool
  default = false
}

variable "ssh_grunt_iam_group" {
  type    = string
  default = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  type    = string
  default = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  type    = string
  default = "default"
}

variable "use_imdsv1" {
  type    = bool
  default = true
}

variable "use_managed_iam_policies" {
  type    = bool
  default = true
}
