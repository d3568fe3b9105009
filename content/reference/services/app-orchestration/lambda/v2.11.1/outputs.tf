# modules/services/lambda of the service catalog, v2.11.1.

output "alarm_actions" {
}

output "alarm_arn" {
}

output "alarm_name" {
}

output "cloudwatch_log_group_name" {
}

output "event_rule_arn" {
}

output "event_rule_schedule" {
}

output "function_arn" {
}

output "function_name" {
}

output "iam_role_arn" {
}

output "iam_role_id" {
}

output "insufficient_data_actions" {
}

output "invoke_arn" {
}

output "ok_actions" {
}

output "qualified_arn" {
}

output "security_group_id" {
}

output "version" {
}
