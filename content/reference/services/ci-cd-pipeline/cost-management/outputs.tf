# modules/mgmt/cost-management of the service catalog, v2.11.1.

output "anomaly_monitor_arn" {
}

output "anomaly_subscription_arn" {
}

output "budget_arns" {
}

output "cloud_nuke_schedule_name" {
}

output "cloud_nuke_task_definition_arn" {
}

output "cloud_nuke_task_role_arn" {
}

output "slack_lambda_function_arn" {
}

output "sns_topic_arn" {
}
