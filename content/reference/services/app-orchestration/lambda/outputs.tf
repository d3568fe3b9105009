# modules/services/lambda of the service catalog, v0.96.3.

output "alarm_actions" {
  description = "Actions that are taken when the alarm changes to the state `ALARM`."
}

output "alarm_arn" {
  description = "ARN of the CloudWatch alarm."
}

output "alarm_name" {
  description = "Name of the CloudWatch alarm."
}

output "cloudwatch_log_group_name" {
  description = "Name of the CloudWatch log group, provided that the module created it."
}

output "event_rule_arn" {
  description = "ARN of the event rule that triggers the function."
}

output "event_rule_schedule" {
  description = "Schedule of the event rule that triggers the function."
}

output "function_arn" {
  description = "ARN of the Lambda function."
}

output "function_name" {
  description = "Name of the Lambda function."
}

output "iam_role_arn" {
  description = "ARN of the IAM role."
}

output "iam_role_id" {
  description = "ID or name of the IAM role."
}

output "insufficient_data_actions" {
  description = "Actions that are taken when the alarm changes to the state `INSUFFICIENT_DATA`."
}

output "invoke_arn" {
  description = "ARN with which the Lambda function is invoked."
}

output "ok_actions" {
  description = "Actions that are taken when the alarm changes to the state `OK`."
}

output "qualified_arn" {
  description = "ARN of the Lambda function that includes its version."
}

output "security_group_id" {
  description = "ID of the security group that the module creates."
}

output "version" {
  description = "Most recent version of the Lambda function that was published."
}
